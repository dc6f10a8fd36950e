/** Display data (faces) of several boxes merged, so that drawing code need not know the box of a piece. */
import type { Effect, EffectKind, Wish } from '@heptapolis/engine/box'
import type { Drawing, Face, Group, Laws, LineFace, PartsFace, SortFace, Vocabulary, Word } from './face.ts'
import { icon, text } from './sentence.ts'

/** Things of shared parts have no box and no box colours. */
export type Owned<T> = T & { box: string | undefined }

export interface Looks {
  /** By box id. */
  faces: ReadonlyMap<string, Face>
  symbols: Readonly<Record<string, Drawing>>
  /** Symbol for a sign of the rulebook. */
  symbolOf(sign: string): string
  /** Effect as a sequence of symbols; undefined if no face has it. */
  sentence(effect: Effect): Word[] | undefined
  /** Whether this kind of effect, counted thing or ability has a symbol. */
  tells(kind: string): boolean
  counts(thing: string): boolean
  does(ability: string): boolean
  groupOf(kind: EffectKind): Group
  /** Symbols of actions; undefined if there is no drawing. */
  actions: Readonly<Record<string, string>>
  /** Actions without a verb beside their detail. */
  saidByDetail: readonly string[]
  /** Actions that spend a card. */
  givesCard: readonly string[]
  /** The action that people expect first, by question. */
  mainActions: Readonly<Record<string, string>>
  /** Events of penalties, by the event of the failure. */
  failures: Readonly<Record<string, readonly string[]>>
  failureQuestions: Readonly<Record<string, string>>
  answers: NonNullable<Face['answers']>
  idle: NonNullable<Face['idle']>
  wonders: Readonly<Record<string, string>>
  lines: Readonly<Record<string, Owned<LineFace>>>
  /** In display order. */
  sorts: Readonly<Record<string, SortFace>>
  /** Options with which all pieces take part. */
  complete: Readonly<Record<string, Wish>>
  /** Laws of all boxes. */
  laws: readonly Laws[]
  /** Effects that may lower what a city pays. */
  lowersCosts: readonly EffectKind[]
  /** Kinds of stage effects that depend on the colour of the card below. */
  countMarker: readonly EffectKind[]
}

type Listed = readonly (readonly [box: string, face: Face])[]

export function looksOf(listed: Listed, parts: PartsFace): Looks {
  const all: readonly (Face | PartsFace)[] = [parts, ...listed.map(([, face]) => face)]
  const own = listed.map(([, face]) => face)
  const counts = merged(own.map((face) => face.counts))
  const abilities = merged(own.map((face) => face.abilities))
  const vocabulary: Vocabulary = {
    counted: (of) => together([of].flat().map((thing) => counts[thing] ?? text(thing.replaceAll('-', ' ')))),
    ability: (id) => [...(abilities[id] ?? [icon('hint')])],
  }
  const effects = merged(all.map((face) => face.effects)) as Record<
    string,
    ((e: Effect, v: Vocabulary) => Word[]) | undefined
  >
  const groups = merged(all.map((face) => face.groups))
  const signs = merged(all.map((face) => face.signs))
  return {
    faces: new Map(listed),
    symbols: merged(all.map((face) => face.symbols)),
    symbolOf: (sign) => signs[sign] ?? sign,
    sentence: (effect) => effects[effect.kind]?.(effect, vocabulary),
    tells: (kind) => kind in effects,
    counts: (thing) => thing in counts,
    does: (ability) => ability in abilities,
    groupOf: (kind) => groups[kind] ?? 'power',
    actions: merged(own.map((face) => face.actions)),
    saidByDetail: own.flatMap((face) => face.saidByDetail ?? []),
    givesCard: own.flatMap((face) => face.givesCard ?? []),
    mainActions: merged(own.map((face) => face.mainActions)),
    failures: merged(own.map((face) => face.failures)),
    failureQuestions: merged(own.map((face) => face.failureQuestions)),
    answers: merged(own.map((face) => face.answers)),
    idle: merged(own.map((face) => face.idle)),
    wonders: merged(own.map((face) => face.wonders)),
    lines: merged([owned(undefined, parts.lines), ...listed.map(([box, face]) => owned(box, face.lines))]),
    sorts: merged(own.map((face) => face.sorts)),
    complete: merged(own.map((face) => face.complete)),
    laws: own.flatMap((face) => face.laws ?? []),
    lowersCosts: own.flatMap((face) => face.lowersCosts ?? []),
    countMarker: own.flatMap((face) => face.countMarker ?? []),
  }
}

const merged = <T extends object>(records: readonly (T | undefined)[]): T => Object.assign({}, ...records)

const owned = (box: string | undefined, lines: Face['lines'] = {}): Record<string, Owned<LineFace>> =>
  Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, { ...line, box }]))

/** Groups symbols that are counted together. */
function together(words: readonly Word[]): Word[] {
  const icons = words.flatMap((word) => (word.is === 'counted' ? word.icons : []))
  const others = words.filter(({ is }) => is !== 'counted')
  return icons.length > 0 ? [{ is: 'counted', icons }, ...others] : others
}
