/** Extraction of our own ruling from a paragraph: all of its text, or the sentences with marked words. */
import type { Source } from '@heptapolis/boxes/rulebook'
import { type Block, type Inline, plain } from './inline.ts'

/** Undefined if there is none. */
export function ourWords({ source, blocks }: { source: Source; blocks: readonly Block[] }): string {
  const lines = blocks.flatMap((block) => (block.kind === 'words' ? [block.inner] : block.items))
  return (source === 'ours' ? lines.map(plain) : lines.flatMap(markedSentences)).join(' ')
}

const SENTENCE = /\S.*?(?:[.!?](?=\s|$)|$)/gs

function markedSentences(line: readonly Inline[]): string[] {
  const marked: [from: number, to: number][] = []
  let text = ''
  for (const run of runsOf(line)) {
    if (run.ours) marked.push([text.length, text.length + run.text.length])
    text += run.text
  }
  return [...text.matchAll(SENTENCE)].flatMap(({ 0: sentence, index }) =>
    marked.some(([from, to]) => from < index + sentence.length && to > index) ? [sentence] : [],
  )
}

interface Run {
  text: string
  ours: boolean
}

const runsOf = (nodes: readonly Inline[], ours = false): Run[] =>
  nodes.flatMap((node) => {
    if ('inner' in node) return runsOf(node.inner, ours || node.kind === 'ours')
    return [{ text: plain([node]), ours }]
  })
