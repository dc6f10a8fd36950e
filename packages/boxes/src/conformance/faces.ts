/** Checks the face of a box, and that every public column is shown; the tests run it for every kit. */
import {
  type Box,
  type Column,
  compile,
  EDITIONS,
  type Effect,
  type Piece,
  quietFields,
  type Ruleset,
} from '@heptapolis/engine/show'
import { type Face, type Looks, looksOf, type Word } from '../entries/faces.ts'
import type { Kit } from '../kit.ts'
import { partsFace } from '../parts/face.ts'
import { contrastFaults } from './contrast.ts'

interface Held {
  kit: Kit
  face: Face
  looks: Looks
  /** Both editions with this box alone, for its largest table. */
  rules: readonly Ruleset[]
}

/** Returns a sentence per fault with its box. The first kit is the base game. */
export async function faceFaults(kits: readonly Kit[]): Promise<string[]> {
  const faces = await Promise.all(kits.map((kit) => kit.face?.()))
  const there = kits.flatMap((kit, i): [string, Face][] => (faces[i] ? [[kit.rules.id, faces[i]]] : []))
  const looks = looksOf(there, partsFace)
  return kits.flatMap((kit, i) => {
    const face = faces[i]
    const faults = face
      ? faultsOf({ kit, face, looks, rules: alone(kit.rules, kits, { players: MANY, complete: face.complete }) })
      : ['there is none']
    return faults.map((fault) => `${kit.rules.id}: face: ${fault}`)
  })
}

interface Table {
  complete?: Face['complete']
  /** Player counts to try; the first playable one is used. */
  players: readonly number[]
}

/** Largest table first, so that every printed card takes part. */
const MANY = [7, 6, 5, 4, 3, 2]

/** The box with the base game alone, in both editions. */
export const alone = ({ id }: Box, kits: readonly Kit[], { complete, players }: Table): Ruleset[] => {
  const library = kits.map(({ rules }) => rules)
  const boxes = id === library[0].id ? [] : [id]
  return EDITIONS.flatMap((edition) => {
    const tables = players.map((count) => {
      const seats = Array.from({ length: count }, () => ({}))
      return compile({ edition, boxes, seats, options: { ...complete } }, library)
    })
    const first = tables.find(({ ok }) => ok)
    return first?.ok ? [first.value] : []
  })
}

function faultsOf(held: Held): string[] {
  const lacking = [
    ...contrastFaults(held.face),
    ...lackingOf('the wonder', wondersOf(held), held.looks.wonders),
    ...lackingOf(
      'the line of the score sheet',
      (held.kit.rules.scoreLines ?? []).map(({ id }) => id),
      held.looks.lines,
    ),
    ...lackingOf('the sort of pieces', sortsOf(held), held.looks.sorts),
    ...sentenceFaults(held),
    ...symbolFaults(held),
    ...fieldFaults(held),
  ]
  return [...new Set(lacking)]
}

const lackingOf = (what: string, wanted: readonly string[], there: object): string[] =>
  wanted.filter((id) => !(id in there)).map((id) => `${what} "${id}" has no look`)

const wondersOf = ({ kit, rules }: Held): string[] =>
  rules.flatMap(({ boards }) => boards.filter(({ piece }) => piece.box === kit.rules.id).map(({ def }) => def.wonder))

const ownPieces = ({ kit, rules }: Held): Piece[] =>
  rules.flatMap(({ pieces }) => pieces.filter(({ box }) => box === kit.rules.id))

/** Stages are drawn with their wonder. */
const sortsOf = (held: Held): string[] =>
  ownPieces(held)
    .map(({ sort }) => sort)
    .filter((sort) => sort !== 'stage')

const effectsOf = (held: Held): Effect[] =>
  ownPieces(held).flatMap(({ effects }) => effects.map(({ effect }) => effect))

/** Every kind of effect, counted thing and ability has a symbol. */
function sentenceFaults(held: Held): string[] {
  const { looks, kit } = held
  const effects = effectsOf(held)
  const untold = effects.filter((effect) => (looks.sentence(effect) ?? []).length === 0)
  const declared = Object.keys(kit.rules.effects ?? {}).filter((kind) => !looks.tells(kind))
  const counted = [...Object.keys(kit.rules.counts ?? {}), ...effects.flatMap(thingsIn)]
  return [
    ...[...untold.map(({ kind }) => kind), ...declared].map((kind) => `the effect "${kind}" has no sentence`),
    ...counted.filter((thing) => !looks.counts(thing)).map((thing) => `what is counted as "${thing}" has no symbol`),
    ...(kit.rules.abilities ?? [])
      .filter(({ id }) => !looks.does(id))
      .map(({ id }) => `the ability "${id}" has no symbols`),
  ]
}

const thingsIn = (effect: Effect): readonly string[] =>
  effect.kind === 'each' || effect.kind === 'set' || effect.kind === 'most' ? [effect.of].flat() : []

const iconsIn = (words: readonly Word[]): string[] =>
  words.flatMap((word) => {
    if (word.is === 'icon') return [word.icon]
    if (word.is === 'counted') return word.icons
    return word.is === 'where' ? [`nb-${word.place}`] : []
  })

/** Every named symbol has a drawing. */
function symbolFaults(held: Held): string[] {
  const { face, looks, kit } = held
  const named = [
    face.mark,
    ...effectsOf(held).flatMap((effect) => iconsIn(looks.sentence(effect) ?? [])),
    ...Object.values(face.counts ?? {}).flatMap((word) => iconsIn([word])),
    ...Object.values(face.abilities ?? {}).flatMap(iconsIn),
    ...Object.values(face.lines ?? {}).map(({ symbol }) => symbol),
    ...Object.values(face.sorts ?? {}).flatMap(({ symbol }) => symbol ?? []),
    ...Object.values(face.actions ?? {}),
    ...Object.values(face.signs ?? {}),
    ...(face.figures ?? []).map(({ symbol }) => symbol),
    ...columnsOf(kit.rules).flatMap(({ mark }) => (mark ? mark.symbol : [])),
  ]
  const own = Object.entries(face.symbols ?? {})
  return [
    ...named.filter((name) => !(name in looks.symbols)).map((name) => `the symbol "${name}" is not drawn`),
    ...own
      .filter(([name, drawing]) => looks.symbols[name] !== drawing)
      .map(([name]) => `the symbol "${name}" is drawn otherwise by another box`),
  ]
}

/** Its columns and those of its shared parts. */
const columnsOf = ({ columns = [], parts = [] }: Box): Column[] => [...columns, ...parts.flatMap(columnsOf)]

/** Public columns of a city or the table are marked, drawn by the box, or declared as shown elsewhere. */
function fieldFaults({ face, kit, rules }: Held): string[] {
  const quiet = new Set(rules.flatMap((of) => [...quietFields(of)]))
  const drawn = new Set((face.tiles ?? []).map(({ field }) => field))
  const columns = columnsOf(kit.rules)
  const apart = Object.values(kit.rules.position?.fields ?? {}).flatMap(Object.keys)
  const fields = [...columns.filter(isWritten).map(({ field }) => field), ...apart]
  const all = [...columns, ...rules.flatMap((of) => of.columns)]
  const isShown = (field: string) =>
    drawn.has(field) || all.some((column) => column.field === field && column.mark !== undefined)
  return [...new Set(fields)]
    .filter((field) => !quiet.has(field) && !isShown(field))
    .map((field) => `nobody is shown the field "${field}": its column says no mark`)
}

const isWritten = ({ sees, derived, position }: Column): boolean =>
  sees === 'all' && !derived && position !== 'apart' && position !== undefined
