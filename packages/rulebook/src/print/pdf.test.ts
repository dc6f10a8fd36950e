import { expect, test } from 'vitest'
import { pagesIn } from './pdf.ts'

/** Structure as Chromium writes it: a page tree, and named link targets. */
const PDF = `%PDF-1.4
1 0 obj
<</Type /Catalog
/Pages 2 0 R
/Dests 7 0 R>>
endobj
2 0 obj
<</Type /Pages
/Count 3
/Kids [3 0 R 6 0 R]>>
endobj
3 0 obj
<</Type /Pages
/Count 2
/Kids [4 0 R 5 0 R]>>
endobj
4 0 obj
<</Type /Page
/MediaBox [0 0 595 800]>>
endobj
5 0 obj
<</Type /Page>>
endobj
6 0 obj
<</Type /Page>>
endobj
7 0 obj
<</setup [4 0 R /XYZ 28 800 0]
/age-end [5 0 R /XYZ 28 400 0]
/#6Cists [6 0 R /XYZ 28 790 0]>>
endobj
`

test('Pages are counted in their order, and chapters found on them, also at the top of a page', () => {
  const { count, starts, tops } = pagesIn(new TextEncoder().encode(PDF))
  expect(count).toBe(3)
  expect([...tops]).toEqual(['setup'])
  expect([...starts]).toEqual([
    ['setup', 1],
    ['age-end', 2],
    ['lists', 3],
  ])
})
