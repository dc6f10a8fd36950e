/**
 * Weights of the quick judgement, common and per expansion: listed and changed by path, and written to their JSON
 * files.
 */
import { globSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { allMinds } from '@heptapolis/boxes/minds'
import type { ExperienceFile } from '../src/experience/file.ts'
import { INSTINCT, type InstinctWeights } from '../src/instinct/weights.ts'

const ROOT = join(import.meta.dirname, '..', '..', '..')
const INSTINCT_FILE = 'packages/bots/src/instinct/weights.json'
const EVALUATION_FILE = 'packages/bots/src/evaluation/evaluation.json'
const EXPERIENCE_FILE = 'packages/bots/src/experience/experience.json'
const MIND_FILES = 'packages/boxes/src/*/mind.json'

interface Tree {
  [key: string]: number | number[] | Tree
}

/** Path of a weight: names, and an index within a list. */
export type Path = readonly string[]

/** Current weights, including those of the minds. */
export const presentWeights = (): InstinctWeights => ({
  ...INSTINCT,
  boxes: Object.fromEntries([...allMinds()].flatMap(([id, { weights }]) => (weights ? [[id, weights]] : []))),
})

/** Casts weights to a tree of names: interfaces have no index signature. */
const treeOf = (weights: object): Tree => weights as Tree

export const paths = (weights: InstinctWeights): Path[] => under(treeOf(weights))

const under = (tree: Tree | number[]): Path[] =>
  Object.entries(tree).flatMap(([key, value]) =>
    typeof value === 'number' ? [[key]] : under(value).map((rest) => [key, ...rest]),
  )

/** Groups the numbers of a list. */
export const familyOf = (path: Path): string => path.filter((key) => !/^\d+$/.test(key)).join('.')

export const weightAt = (weights: InstinctWeights, path: Path): number =>
  path.reduce((at: unknown, key) => (at as Tree)[key], weights) as number

export function withWeight(weights: InstinctWeights, path: Path, value: number): InstinctWeights {
  const next = structuredClone(weights)
  const holder = path.slice(0, -1).reduce((at, key) => at[key] as Tree, treeOf(next))
  holder[path[path.length - 1]] = value
  return next
}

/** Writes the weights of the quick judgement to their files. */
export function writeInstinct({ boxes = {}, ...common }: InstinctWeights): void {
  write(INSTINCT_FILE, common)
  writeMinds('weights', boxes)
}

/** By feature, common and per box: points at the beginning of Ages II and III. */
export type FittedWeights = Record<string, readonly number[]>

export function writeEvaluation(common: FittedWeights, boxes: Readonly<Record<string, FittedWeights>>): void {
  write(EVALUATION_FILE, common)
  writeMinds('features', boxes)
}

export const writeExperience = (known: ExperienceFile): void => write(EXPERIENCE_FILE, known)

function writeMinds(what: 'weights' | 'features', boxes: Readonly<Record<string, unknown>>): void {
  for (const file of globSync(MIND_FILES, { cwd: ROOT })) {
    const minds: Record<string, Record<string, unknown>> = JSON.parse(readFileSync(join(ROOT, file), 'utf8'))
    for (const id of Object.keys(minds)) if (boxes[id]) minds[id][what] = boxes[id]
    write(file, minds)
  }
}

const write = (file: string, value: unknown): void =>
  writeFileSync(join(ROOT, file), `${JSON.stringify(value, undefined, 2)}\n`)
