/**
 * Seals of all rulebook texts: a hash of each text. A stored hash that differs shows that a text changed after its
 * last review.
 */

import { createHash } from 'node:crypto'
import { BOXES, LANGUAGES, type Language, type Speech } from '@heptapolis/boxes'
import { type Headings, RULES, type Words } from '@heptapolis/boxes/rulebook'
import { sure } from '@heptapolis/engine'
import { keysOf } from '@heptapolis/engine/kernel'
import { compile } from '@heptapolis/engine/show'
import { type Voice, voiceIn } from '../src/mix/voice.ts'

type SealedTexts = Readonly<Record<string, string>>

/** By language and box: rule, example or other text, and the seal of its words. */
export type Seals = Readonly<Record<string, SealedTexts>>

const sealOfText = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 8)

const sealed = (kind: string, texts: Readonly<Record<string, string>> = {}): SealedTexts =>
  Object.fromEntries(Object.entries(texts).map(([id, text]) => [`${kind}${id}`, sealOfText(text)]))

const mapped = <T>(all: Readonly<Record<string, T>> | undefined, text: (one: T) => string): Record<string, string> =>
  Object.fromEntries(Object.entries(all ?? {}).map(([id, one]) => [id, text(one)]))

export const sealedWords = ({ rules, examples, signs, pictures, glossary, aid }: Words): SealedTexts => ({
  ...sealed('', rules),
  ...sealed(
    'example ',
    mapped(examples, ({ title, steps }) => [title, ...steps].join('\n')),
  ),
  ...sealed('sign ', signs),
  ...sealed('picture ', pictures),
  ...sealed('aid ', aid),
  ...sealed(
    'term ',
    mapped(glossary, (entry) => entry.join('\n')),
  ),
})

export const sealedHeadings = ({ chapters, sections }: Headings): SealedTexts => ({
  ...sealed(
    'chapter ',
    mapped(chapters, ({ title, summary }) => `${title}\n${summary}`),
  ),
  ...sealed('section ', sections),
})

/** Steps of turn and Age, as book and player aid print them. */
export function sealedSteps({ step }: Pick<Speech, 'step'>): SealedTexts {
  const boxes = BOXES.slice(1).map(({ id }) => id)
  const seats = Array.from({ length: 5 }, () => ({}))
  const { orders } = sure(compile({ edition: '2e', boxes, seats, seed: '' }, BOXES))
  const ids = (['game', 'age', 'turn', 'ageEnd'] as const).flatMap((order) => orders[order].map(({ id }) => id))
  return sealed('step ', Object.fromEntries(ids.map((id) => [id, step(id)])))
}

/** Labels that state a rule: the legend, sources, and notes on steps. */
const sealedLabels = (labels: Voice['words']['labels']): Record<string, string> => ({
  legend: labels.legend,
  colours: labels.colours,
  ...labels.sources,
  lastTurn: labels.lastTurn,
  again: labels.again(2, 4),
  sameAs: labels.sameAs(2),
  resolved: labels.resolved,
})

const textsOf = ({ rules, headings, say, words }: Voice, language: Language): [string, SealedTexts][] => [
  ...RULES.map(({ box, words: first }): [string, SealedTexts] => [
    `${language} ${box}`,
    { ...sealedWords(rules.get(box) ?? first), ...sealedHeadings(headings.get(box) ?? {}) },
  ]),
  [`${language} steps`, sealedSteps(say)],
  [`${language} labels`, sealed('label ', sealedLabels(words.labels))],
  [
    `${language} script`,
    sealed(
      'moment ',
      mapped(words.script, ({ when, show }) => `${when}\n${show}`),
    ),
  ],
]

export async function sealedSentences(): Promise<Seals> {
  const languages = keysOf(LANGUAGES)
  const voices = await Promise.all(languages.map(voiceIn))
  return Object.fromEntries(voices.flatMap((voice, at) => textsOf(voice, languages[at])))
}
