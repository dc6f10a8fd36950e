/** Seals of all rulebook sentences: hashes from the last review against their proofs. */
import { createHash } from 'node:crypto'
import { LANGUAGES, type Language } from '@heptapolis/boxes'
import { RULES, type Words } from '@heptapolis/boxes/rulebook'
import { voiceIn } from '../src/mix/voice.ts'

/** By language and box: rule or example, and the seal of its words. */
export type Seals = Readonly<Record<string, Readonly<Record<string, string>>>>

const sealOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

export const sealedWords = ({ rules, examples }: Words): Readonly<Record<string, string>> =>
  Object.fromEntries([
    ...Object.entries(rules).map(([id, text]) => [id, sealOfText(text)]),
    ...Object.entries(examples).map(([id, { title, steps }]) => [
      `example ${id}`,
      sealOfText([title, ...steps].join('\n')),
    ]),
  ])

export async function sealedSentences(): Promise<Seals> {
  const languages = Object.keys(LANGUAGES) as Language[]
  const voices = await Promise.all(languages.map(voiceIn))
  return Object.fromEntries(
    voices.flatMap((voice, at) =>
      RULES.map(({ box, words }) => [`${languages[at]} ${box}`, sealedWords(voice.rules.get(box) ?? words)]),
    ),
  )
}
