/**
 * Source notes of a rule: the printed rulebook it comes from, if its year and heading are known, or our own ruling. Other
 * official rules have no mark, as the legend says.
 */
import { BASE } from '@heptapolis/boxes'
import type { Source } from '@heptapolis/boxes/rulebook'
import type { Inline } from '../text/inline.ts'
import { inlinesOf } from '../text/inline-lists.ts'
import type { Paragraph, Rulebook } from './pages.ts'

export interface SourceNote {
  source: Source
  text: string
  /** Box that inserted the words into the rule. */
  box?: string
}

/** Sources of a rule and of its inserts. */
export function sourcesOf(book: Rulebook, rule: Paragraph): SourceNote[] {
  const inserted = rule.blocks.flatMap((block) => insertsAmong(inlinesOf(block)))
  const notes: SourceNote[] = [
    { source: rule.source, text: sourceText(book, rule) },
    ...inserted.map(({ source, box }) => ({
      source,
      text: book.words.labels.sources[source],
      ...(box === BASE ? {} : { box }),
    })),
  ]
  const isMark = ({ text, box }: SourceNote): boolean =>
    box !== undefined || text !== book.words.labels.sources.official
  const isFirst = ({ text, box }: SourceNote, at: number): boolean =>
    notes.findIndex((one) => one.text === text && one.box === box) === at
  return notes.filter(isFirst).filter(isMark)
}

const sourceText = ({ words }: Rulebook, { source, print }: Paragraph): string =>
  print === undefined ? words.labels.sources[source] : words.labels.printed(print.year, print.said)

type Insert = Extract<Inline, { kind: 'insert' }>

const insertsAmong = (nodes: readonly Inline[]): Insert[] =>
  nodes.flatMap((node) => [
    ...(node.kind === 'insert' ? [node] : []),
    ...('inner' in node ? insertsAmong(node.inner) : []),
  ])
