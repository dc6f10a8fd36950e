/** HTML of a worked example: picture of the cities before and after the played card, then the steps and the result. */
import type { Claim } from '@heptapolis/boxes/rulebook'
import type { ExampleView, Rulebook } from '../book/pages.ts'
import { examplePicture } from '../pictures/example.ts'
import { pictureSvg } from '../pictures/sheet.ts'
import { escaped, inlines, points } from './inline.ts'

/** Maximum width of a picture with words beside it. */
const WIDE = 500

export function exampleHtml(book: Rulebook, example: ExampleView): string {
  const { labels } = book.words
  const drawn = examplePicture(book, example)
  const picture = drawn
    ? `<figure${drawn.width > WIDE ? ' class="wide"' : ''} style="--units:${Math.ceil(drawn.width)}">${pictureSvg({ ...drawn, id: example.id, caption: example.title, box: '' })}</figure>`
    : ''
  const steps = example.steps.map((step) => `<li>${inlines(book, step)}</li>`).join('')
  const results = example.claims.flatMap((claim) => resultHtml(book, example, claim))
  const after =
    results.length === 0
      ? ''
      : `<ul class="after" aria-label="${escaped(labels.results)}">${results.map((one) => `<li>${one}</li>`).join('')}</ul>`
  const title = `<small>${escaped(labels.example)}</small>${escaped(example.title)}`
  const told = `${picture}<div class="told"><ol>${steps}</ol>${after}</div>`
  return example.onScreen
    ? `<details class="more" id="example-${example.id}"><summary>${title}</summary><div class="ex">${told}</div></details>`
    : `<aside class="ex" id="example-${example.id}"><h4>${title}</h4>${told}</aside>`
}

function cityName(book: Rulebook, { position }: ExampleView, seat: number): string {
  const wonder = position.cities[seat]?.wonder
  return wonder === undefined ? book.words.labels.city(seat + 1) : book.say.wonder(wonder)
}

/** A line of the score sheet within a sentence. A line with a capital further on is a name and keeps its first one. */
const withLowerFirst = (line: string): string =>
  /\p{Lu}/u.test(line.slice(1)) ? line : line.slice(0, 1).toLowerCase() + line.slice(1)

/** Draws points; coins are in the picture, and the steps state other claims. */
function resultHtml(book: Rulebook, example: ExampleView, claim: Claim): string[] {
  if (!('seat' in claim) || !('points' in claim)) return []
  const city = escaped(cityName(book, example, claim.seat))
  const line = claim.line === undefined ? '' : `, ${escaped(withLowerFirst(book.say.scoreLine(claim.line)))}`
  return [`${city}${line} ${points(String(claim.points).replace('-', '−'), book.say)}`]
}
