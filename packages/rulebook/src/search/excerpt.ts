import type { CountWords } from '../mix/book-words.ts'

/**
 * Sentence of a result that answers a query best. A question for a number prefers a sentence with one. The
 * function is self-contained, because the single page embeds its source.
 */
export function excerptOf(text: string, query: string, { asks, numbers }: CountWords): string {
  const [LONGEST, ROOT] = [160, 5]
  const plain = (words: string): string =>
    words
      .toLowerCase()
      .normalize('NFD')
      .replace(/[\u0300-\u036f]/g, '')
  const roots = (plain(query).match(/[a-z0-9]{4,}/g) ?? []).map((word) => word.slice(0, ROOT))
  const isCount = new RegExp(`\\b(?:${asks})\\b`).test(plain(query))
  const number = new RegExp(`\\b(?:${numbers})\\b`)
  const rating = (sentence: string): number => {
    const words = plain(sentence)
    const shared = roots.filter((root) => words.includes(root)).length
    return shared + (isCount && number.test(words) ? 1.5 : 0)
  }
  const sentences = text.split(/(?<=[.!?])\s+|\n(?:- )?/).filter((one) => one !== '')
  const best = sentences.reduce((a, b) => (rating(b) > rating(a) ? b : a), sentences[0] ?? '')
  const shown = text.slice(text.indexOf(best), text.indexOf(best) + LONGEST)
  const isWhole = text.endsWith(shown)
  const cut = isWhole ? shown : shown.replace(/\s+\S*$/, '')
  return `${text.startsWith(best) ? '' : '… '}${cut.replaceAll(/:\n- /g, ': ').replaceAll('\n- ', ' · ').replaceAll('\n', ' ')}${isWhole ? '' : ' …'}`
}
