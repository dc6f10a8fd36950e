/** Learned corrections (experience) that ship with this package, parsed on first use. */
import file from './experience.json' with { type: 'json' }
import { experienceFrom, type Weights } from './experience.ts'
import { decode } from './file.ts'

export { file as experienceFile }

let read: Weights | undefined

export const EXPERIENCE = experienceFrom(() => {
  read ??= decode(file)
  return read
})
