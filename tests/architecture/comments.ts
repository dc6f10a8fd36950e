/** Finder of comments in source code with phrasings that they must not use. */

/** A word that replaces a noun, in any comment. */
const RETIRED_WORD = /\bwhoever\b/i
/** Openings of a file comment that hide its subject. */
const RETIRED_OPENING = /^(What|Who|Whoever|Whom|Of|By which|As whom|To whom)\b/

interface FoundComment {
  readonly line: number
  readonly text: string
}

/** Comments that begin a line, and those at the end of one; adjacent line comments are joined. */
export function commentsIn(source: string): FoundComment[] {
  const pattern = /^[ \t{]*\/\*\*?([\s\S]*?)\*\/|(?:^|[ \t])\/\/ (.*(?:\n[ \t]*\/\/ .*)*)/gm
  return [...source.matchAll(pattern)].map(({ index, 0: whole, 1: block, 2: lines }) => ({
    line: source.slice(0, index + (whole.length - whole.trimStart().length)).split('\n').length,
    text: (block ?? lines).replace(/\n[ \t]*(\*|\/\/) ?/g, ' ').trim(),
  }))
}

/** Comments of one file with a retired phrasing, as `file:line: comment`. */
export function retiredComments(file: string, source: string): string[] {
  return commentsIn(source).flatMap(({ line, text }) => {
    const isFirst = line === 1
    const isRetired = RETIRED_WORD.test(text) || (isFirst && RETIRED_OPENING.test(text))
    return isRetired ? [`${file}:${line}: ${text}`] : []
  })
}
