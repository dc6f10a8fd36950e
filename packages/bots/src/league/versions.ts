/** Bots with other learned weights: `expert@before.json` is `expert` with the weights of that file. */
import { isOneOf } from '@heptapolis/engine/kernel'
import type { Bot } from '../bot.ts'
import { botNamed } from '../bots.ts'
import { experienceFrom } from '../experience/experience.ts'
import { weightsIn } from '../experience/file.ts'
import { LEVELS } from '../levels.ts'
import { searcher } from '../search/searcher.ts'

/** Levels that use experience. */
const LEARNED = ['expert', 'master'] as const
type LearnedVersion = (typeof LEARNED)[number]

const isLearned = (level: string): level is LearnedVersion => isOneOf(LEARNED, level)

const partsOf = (name: string): string[] => /^([a-z]+)@(.+)$/.exec(name)?.slice(1) ?? [name]

/** Whether a name asks for a version of such a level. */
export function isVersion(name: string): boolean {
  const [level, file] = partsOf(name)
  return file !== undefined && isLearned(level)
}

/** Bot or version by name; undefined if there is none, or the file is invalid. */
export function versionNamed(name: string, read: (file: string) => unknown): Bot | undefined {
  const [level, file] = partsOf(name)
  if (file === undefined) return botNamed(name)
  if (!isLearned(level)) return undefined
  const weights = weightsIn(read(file))
  if (!weights) return undefined
  return searcher(name, `${level}, with the experience of ${file}.`, {
    ...LEVELS[level],
    learned: experienceFrom(() => weights),
  })
}
