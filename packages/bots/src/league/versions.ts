/** Versions of a bot beside each other: `expert@before.json` is `expert` with the experience of that file. */
import type { Bot } from '../bot.ts'
import { botNamed } from '../bots.ts'
import { experienceFrom } from '../experience/experience.ts'
import { decode, type ExperienceFile } from '../experience/file.ts'
import { LEVELS } from '../levels.ts'
import { searcher } from '../search/searcher.ts'

/** The levels that go by experience. */
const LEARNED = ['expert', 'master'] as const
type Learned = (typeof LEARNED)[number]

const isLearned = (level: string): level is Learned => LEARNED.includes(level as Learned)

/** A bot by its name, or such a version of it; undefined where there is none, or the file holds no experience. */
export function versionNamed(name: string, read: (file: string) => unknown): Bot | undefined {
  const [, level, file] = /^([a-z]+)@(.+)$/.exec(name) ?? []
  if (file === undefined) return botNamed(name)
  if (!isLearned(level)) return undefined
  const experience = read(file)
  if (!isExperience(experience)) return undefined
  const weights = decode(experience)
  return searcher(name, `${level}, with the experience of ${file}.`, {
    ...LEVELS[level],
    learned: experienceFrom(() => weights),
  })
}

function isExperience(read: unknown): read is ExperienceFile {
  if (typeof read !== 'object' || read === null) return false
  const { signs, subjects, step, weights } = read as Partial<ExperienceFile>
  return Array.isArray(signs) && Array.isArray(subjects) && typeof step === 'number' && typeof weights === 'string'
}
