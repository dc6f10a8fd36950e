/** The faces of several boxes laid together: whoever draws a piece need not know which box it comes from. */
import type { Effect, EffectKind, Wish } from '@heptapolis/engine/box'
import type { Drawing, Face, Group, LineFace, PartsFace, SortFace, Vocabulary, Word } from './face.ts'
import { icon, text } from './sentence.ts'

/** What belongs to no box, as what boxes share, has no box to take its colours from. */
export type Owned<T> = T & { box: string | undefined }

export interface Looks {
  /** By the id of the box. */
  faces: ReadonlyMap<string, Face>
  symbols: Readonly<Record<string, Drawing>>
  /** The symbol that draws a sign of the rulebook. */
  symbolOf(sign: string): string
  /** An effect as a sentence of symbols; undefined where no face tells it. */
  sentence(effect: Effect): Word[] | undefined
  /** Whether effects of this kind, things that are counted and abilities have symbols of their own. */
  tells(kind: string): boolean
  counts(thing: string): boolean
  does(ability: string): boolean
  groupOf(kind: EffectKind): Group
  /** The symbol of an action; undefined where none has been drawn. */
  actions: Readonly<Record<string, string>>
  /** Actions that need no verb beside their detail. */
  saidByDetail: readonly string[]
  /** Actions that are done with a card, not to it. */
  givesCard: readonly string[]
  wonders: Readonly<Record<string, string>>
  lines: Readonly<Record<string, Owned<LineFace>>>
  /** In the order in which they are listed. */
  sorts: Readonly<Record<string, SortFace>>
  /** The wishes with which all pieces take part. */
  complete: Readonly<Record<string, Wish>>
  /** Kinds of effects of a stage for which the colour of the card beneath it counts. */
  countMarker: readonly EffectKind[]
}

type Listed = readonly (readonly [box: string, face: Face])[]

export function looksOf(listed: Listed, parts: PartsFace): Looks {
  const all: readonly (Face | PartsFace)[] = [parts, ...listed.map(([, face]) => face)]
  const own = listed.map(([, face]) => face)
  const counts = laid(own.map((face) => face.counts))
  const abilities = laid(own.map((face) => face.abilities))
  const vocabulary: Vocabulary = {
    counted: (of) => together([of].flat().map((thing) => counts[thing] ?? text(thing.replaceAll('-', ' ')))),
    ability: (id) => [...(abilities[id] ?? [icon('hint')])],
  }
  const effects = laid(all.map((face) => face.effects)) as Record<
    string,
    ((e: Effect, v: Vocabulary) => Word[]) | undefined
  >
  const groups = laid(all.map((face) => face.groups))
  const signs = laid(all.map((face) => face.signs))
  return {
    faces: new Map(listed),
    symbols: laid(all.map((face) => face.symbols)),
    symbolOf: (sign) => signs[sign] ?? sign,
    sentence: (effect) => effects[effect.kind]?.(effect, vocabulary),
    tells: (kind) => kind in effects,
    counts: (thing) => thing in counts,
    does: (ability) => ability in abilities,
    groupOf: (kind) => groups[kind] ?? 'power',
    actions: laid(own.map((face) => face.actions)),
    saidByDetail: own.flatMap((face) => face.saidByDetail ?? []),
    givesCard: own.flatMap((face) => face.givesCard ?? []),
    wonders: laid(own.map((face) => face.wonders)),
    lines: laid([owned(undefined, parts.lines), ...listed.map(([box, face]) => owned(box, face.lines))]),
    sorts: laid(own.map((face) => face.sorts)),
    complete: laid(own.map((face) => face.complete)),
    countMarker: own.flatMap((face) => face.countMarker ?? []),
  }
}

const laid = <T extends object>(records: readonly (T | undefined)[]): T => Object.assign({}, ...records)

const owned = (box: string | undefined, lines: Face['lines'] = {}): Record<string, Owned<LineFace>> =>
  Object.fromEntries(Object.entries(lines).map(([id, line]) => [id, { ...line, box }]))

/** Symbols that are counted together stand together, whatever else follows. */
function together(words: readonly Word[]): Word[] {
  const icons = words.flatMap((word) => (word.is === 'counted' ? word.icons : []))
  const others = words.filter(({ is }) => is !== 'counted')
  return icons.length > 0 ? [{ is: 'counted', icons }, ...others] : others
}
