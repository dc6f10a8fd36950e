/**
 * File format of the learned corrections (experience). Per kind of move: its features (signs) in order, each as the
 * distance to the next one and an integer weight, one byte each. A distance of 255 continues without a weight; 0 ends
 * the kind.
 */
import type { Weights } from './experience.ts'
import type { Taught } from './taught.ts'

export interface ExperienceFile {
  readonly taught: Taught
  readonly signs: readonly string[]
  readonly subjects: readonly string[]
  /** Points per unit of a weight. */
  readonly step: number
  /** Bytes in base64. */
  readonly weights: string
}

const FAR = 255

export function encode(
  taught: Taught,
  signs: readonly string[],
  subjects: readonly string[],
  step: number,
  weightsOf: (subject: number) => ArrayLike<number>,
): ExperienceFile {
  const bytes: number[] = []
  for (let subject = 0; subject < subjects.length; subject++) {
    const weights = weightsOf(subject)
    let before = -1
    for (let sign = 0; sign < signs.length; sign++) {
      const units = Math.round(weights[sign] / step)
      if (units === 0) continue
      for (; sign - before >= FAR; before += FAR - 1) bytes.push(FAR)
      bytes.push(sign - before, units & 255)
      before = sign
    }
    bytes.push(0)
  }
  return { taught, signs, subjects, step, weights: btoa(bytes.map((byte) => String.fromCharCode(byte)).join('')) }
}

export function decode({ taught, signs, subjects, step, weights }: ExperienceFile): Weights {
  const bytes = Uint8Array.from(atob(weights), (letter) => letter.charCodeAt(0))
  const known = new Map<string, [string, number][]>()
  let at = 0
  for (const subject of subjects) {
    const found: [string, number][] = []
    let sign = -1
    for (let next = bytes[at++]; next !== 0; next = bytes[at++]) {
      if (at >= bytes.length) throw broken()
      if (next === FAR) {
        sign += FAR - 1
        continue
      }
      sign += next
      found.push([signs[sign], ((bytes[at++] << 24) >> 24) * step])
    }
    known.set(subject, found)
  }
  if (at !== bytes.length) throw broken()
  return { bySubject: known, taught }
}

const broken = (): Error =>
  new Error('The file of experience is broken; make it again with tools/learning/learn-experience.ts.')

/** Parses unknown data; undefined if it is no valid file. */
export function weightsIn(read: unknown): Weights | undefined {
  if (!isExperience(read)) return undefined
  try {
    return decode(read)
  } catch {
    return undefined
  }
}

function isExperience(read: unknown): read is ExperienceFile {
  if (typeof read !== 'object' || read === null) return false
  const { taught, signs, subjects, step, weights } = read as Partial<ExperienceFile>
  const isWhole = typeof step === 'number' && typeof weights === 'string'
  return isWhole && isTexts(signs) && isTexts(subjects) && isTaught(taught)
}

const isTaught = (read: unknown): boolean =>
  typeof read === 'object' && read !== null && Object.values(read).every(isTexts)

const isTexts = (list: unknown): boolean => Array.isArray(list) && list.every((one) => typeof one === 'string')
