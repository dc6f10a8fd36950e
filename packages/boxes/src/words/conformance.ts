/** Checks that texts of boxes are complete and have no unused keys; the tests run it for every kit. */
import { type BoardDef, type Box, EDITIONS, type PieceDef, type Terms } from '@heptapolis/engine/box'
import type { Kit } from '../kit.ts'
import { words as core } from './core/en.ts'
import { FIRST_LANGUAGE, LANGUAGES, type Language } from './languages.ts'
import { textsIn } from './texts.ts'
import type { BoxWords } from './types.ts'

/** Returns a sentence per fault with its box and language. */
export async function wordFaults(kits: readonly Kit[]): Promise<string[]> {
  const languages = Object.keys(LANGUAGES) as Language[]
  const faults = await Promise.all(kits.flatMap((kit) => languages.map((language) => faultsIn(kit, kits, language))))
  return faults.flat()
}

async function faultsIn(kit: Kit, kits: readonly Kit[], language: Language): Promise<string[]> {
  const found = language === FIRST_LANGUAGE ? ownFaults(kit, kits) : await translationFaults(kit, language)
  return found.map((fault) => `${kit.rules.id}: words/${language}.ts: ${fault}`)
}

/** First language: everything that the box declares has texts, own or shared, and nothing else has. */
function ownFaults({ rules, words }: Kit, kits: readonly Kit[]): string[] {
  if (!words) return ['there is none']
  return Object.entries(declared(rules, kits)).flatMap(([section, ids]) => {
    const said = Object.keys(words[section as Section] ?? {})
    const known = [core, ...kits.map((kit) => kit.words)].flatMap((all: Partial<BoxWords> = {}) =>
      Object.keys(all[section as Section] ?? {}),
    )
    return [
      ...ids.filter((id) => !known.includes(id)).map((id) => `${section} lacks "${id}"`),
      ...said.filter((id) => !ids.includes(id)).map((id) => `${section}: "${id}" is none of the box`),
    ]
  })
}

type Section = Exclude<keyof BoxWords, 'name' | 'about' | 'printed'>
type Declared = Partial<Record<Section, readonly string[]>>

const idsOf = (things: readonly { id: string }[] = []): string[] => things.map(({ id }) => id)

function declared(box: Box, kits: readonly Kit[]): Declared {
  const setups = setupsWith(box, kits)
  const pieces = setups.flatMap((setup): readonly PieceDef[] => box.pieces?.(setup) ?? [])
  const boards = setups.flatMap((setup): readonly BoardDef[] => box.boards?.(setup) ?? [])
  return {
    pieces: each(pieces.map(({ id, nameId = id }) => nameId)),
    wonders: each(boards.map(({ wonder }) => wonder)),
    sorts: each(pieces.map(({ sort }) => sort)),
    things: Object.keys(box.counts ?? {}),
    effects: Object.keys(box.effects ?? {}),
    abilities: idsOf(box.abilities),
    questions: [...idsOf(box.layers), ...idsOf(box.decisions)],
    actions: idsOf(box.actions),
    houseRules: idsOf(box.houseRules),
    steps: each(withReadings(box).flatMap(({ script = [] }) => script.map(({ line }) => line.id))),
    scoreLines: idsOf(box.scoreLines),
  }
}

/** The box, and the rules of every reading of its disputed rules. */
const withReadings = (box: Box): Box[] => [
  box,
  ...(box.houseRules ?? []).flatMap(({ readings }) => readings.flatMap(({ rules }) => rules ?? [])),
]

const each = (ids: readonly string[]): string[] => [...new Set(ids)]

/** The box alone and with all others, in both editions, with every option. */
function setupsWith({ id, options = {} }: Box, kits: readonly Kit[]): Terms[] {
  const all = kits.map(({ rules }) => rules.id)
  const wishes = Object.entries(options).flatMap(([name, choice]): Terms['options'][] => {
    if (choice === 'at length') return []
    return (choice === 'yes or no' ? [true, false] : choice).map((wish) => ({ [name]: wish }))
  })
  return EDITIONS.flatMap((edition) =>
    [[id], all].flatMap((boxes) =>
      [undefined, ...wishes].map((wish) => ({ edition, boxes, seats: [{}, {}, {}, {}], options: wish })),
    ),
  )
}

const translationFaults = async ({ words, translated }: Kit, language: Language): Promise<string[]> =>
  words && translated ? untranslated(words, await translated(language)) : ['there is none']

/** Checks that a translation has the same keys, and no untranslated text except those listed as alike. */
export function untranslated(first: unknown, { words, alike = [] }: Translation): string[] {
  const [wanted, said] = [textsIn(first), textsIn(words)]
  const same = [...said].filter(([key, text]) => wanted.get(key) === text).map(([key]) => key)
  return [
    ...[...wanted.keys()].filter((key) => !said.has(key)).map((key) => `${key} is missing`),
    ...[...said.keys()].filter((key) => !wanted.has(key)).map((key) => `${key} is not in the first language`),
    ...same
      .filter((key) => !isCommand(key) && !isCode(said.get(key)) && !alike.includes(key))
      .map((key) => `${key} is not translated`),
    ...alike.filter((key) => !same.includes(key)).map((key) => `${key} is listed as alike, but it is not`),
  ]
}

interface Translation {
  words: unknown
  alike?: readonly string[]
}

/** Whether the text is the command line of a help example, which is not translated. */
const isCommand = (key: string): boolean => /examples\.\d+\.0$/i.test(key)

/** Texts from functions are compared by their results elsewhere. */
const isCode = (text = ''): boolean => text.includes('=>') || /^\w+\(/.test(text)
