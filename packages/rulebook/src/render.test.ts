import { BOXES } from '@heptapolis/boxes'
import type { Setup } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { rulebook } from './book/book.ts'
import { linkTo, paragraphsOf } from './book/navigation.ts'
import type { Rulebook } from './book/pages.ts'
import { search } from './find/search.ts'
import { indexOf } from './find/word-index.ts'
import { renderHtml } from './html/html.ts'
import { renderText } from './sheets/terminal.ts'
import { isWithAddedBox } from './testing.ts'

function bookFor(players: number, boxes: string[], more: Partial<Setup> = {}): Rulebook {
  const seats = Array.from({ length: players }, () => ({}))
  const book = rulebook({ edition: '2e', boxes, seats, seed: '', ...more })
  if (!book.ok) throw new Error(book.error.message)
  return book.value
}

const EVERYTHING = BOXES.slice(1).map(({ id }) => id)

const TABLES: [string, players: number, boxes: string[], more?: Partial<Setup>][] = [
  ['the base game for three', 3, []],
  ['the first edition for two', 2, ['leaders'], { edition: '1e' }],
  ['Leaders and Edifice for five', 5, ['leaders', 'edifice']],
  ['teams of six with Cities', 6, ['cities'], { teams: true }],
  ['everything for seven', 7, EVERYTHING],
  ['everything in the first edition for eight', 8, EVERYTHING, { edition: '1e' }],
]
const BOOKS = TABLES.filter(([, , boxes]) => isWithAddedBox(boxes)).map(
  ([name, players, boxes, more]): [string, Rulebook] => [name, bookFor(players, boxes, more)],
)

describe.each(BOOKS)('The page of %s', (_name, book) => {
  const page = renderHtml(book)
  const ids = [...page.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)

  test('names nothing twice', () => {
    expect(ids.filter((id, i) => ids.indexOf(id) !== i)).toEqual([])
  })

  test('has links that lead somewhere', () => {
    const known = new Set(ids)
    const links = [...page.matchAll(/ href="#([^"]+)"/g)].map(([, id]) => id)
    expect(links.filter((id) => !known.has(id))).toEqual([])
  })

  test('needs no network, and reads without its one script', () => {
    expect(page).not.toMatch(/<link|@import|url\((?!#)|src=/)
    expect(page.match(/<script/g)).toHaveLength(1)
    expect(page.trimEnd()).toMatch(/<\/script><\/body><\/html>$/)
    expect(page.replaceAll('http://www.w3.org/2000/svg', '')).not.toMatch(/https?:/)
  })
})

test('Results of examples keep the capital of a score line that is a name', () => {
  const page = renderHtml(bookFor(7, EVERYTHING))
  expect(page).toContain('Gizah, Great Projects ')
  expect(page).toContain('Gizah, civil structures ')
})

describe.each(BOOKS)('The index of %s', (_name, book) => {
  const index = indexOf(book)
  const rulesOf = (term: string) => index.find((entry) => entry.term === term)?.rules

  test('leads from words, colours, score lines and pieces to their rules', () => {
    expect(rulesOf('Chain')).toContain('5.5')
    expect(rulesOf('Blue cards')).toContain('9.2')
    expect(rulesOf('Treasury')).toEqual(['8.3'])
    expect(rulesOf('Marketplace')).toContain('6.6')
    expect(rulesOf('Trading post')).toContain('6.6')
  })

  test('leaves out rules that only have a similar word', () => {
    expect(rulesOf('Set')?.filter((number) => number.startsWith('2.'))).toEqual([])
  })

  test('leaves out rules that have the words of a term far apart', () => {
    expect(rulesOf('Last card')).toContain('10.1')
    expect(rulesOf('Last card')).not.toContain('10.6')
  })

  test('leads from a wonder to the rules that name it and to the chapter with its stages', () => {
    expect(rulesOf('Babylon')).toEqual(expect.arrayContaining(['10.1', 'R.1', '10']))
    expect(rulesOf('Rhodos')).toContain('10')
  })

  test('names a word once, whether it is one or several', () => {
    const words = index.map(({ term }) => term.toLowerCase().replace(/s$/, ''))
    expect(words.filter((word, i) => words.indexOf(word) !== i)).toEqual([])
    expect(index.filter(({ rules }) => rules.length === 0)).toEqual([])
  })
})

describe.each(BOOKS)('The text of %s', (_name, book) => {
  test('fits the width asked for', () => {
    const lines = renderText(book, { width: 72 }).split('\n')
    expect(lines.filter((line) => line.length > 74)).toEqual([])
  })

  test('leaves nothing of the small language', () => {
    expect(renderText(book)).not.toMatch(/\{\w|\[\w+:|\*\*|undefined/)
  })
})

test('A stage that borrows its cost names none, and what it gives is set apart', () => {
  const text = renderText(bookFor(4, ['wonder-pack'], { edition: '1e' }), { width: 200 })
  expect(text).toContain('Stage 1: copies the first stage of your left neighbour')
  expect(text).toContain('Stage 1 (3 stone): 1 shield; 3 points; 3 coins at once')
})

describe('What a box changes', () => {
  const book = bookFor(5, ['leaders', 'edifice', 'armada'])
  const find = (id: string) => paragraphsOf(book).find((one) => one.id === id)

  test('bears its mark, and those of all boxes it needs', () => {
    expect(find('edifice-join')).toMatchObject({ box: 'edifice', boxes: ['edifice'], change: 'added' })
    expect(find('edifice-armada')?.boxes).toEqual(['edifice', 'armada'])
    expect(find('build-cost')?.change).toBeUndefined()
  })

  test('is told apart within a sentence', () => {
    expect(find('sell-coins')?.blocks).toContainEqual({
      kind: 'words',
      inner: expect.arrayContaining([expect.objectContaining({ kind: 'insert', box: 'armada', atom: 'armada-sell' })]),
    })
  })

  test('shows in numbers: what they are, and what they were', () => {
    const [coins] = find('setup-coins')?.blocks ?? []
    expect(coins).toMatchObject({
      inner: expect.arrayContaining([{ kind: 'number', name: 'startingCoins', value: 6, was: 3 }]),
    })
  })
})

describe('A ruling of ours within a sentence', () => {
  const book = bookFor(5, ['leaders', 'edifice'], { edition: '1e' })

  test('is marked in the text and on the page', () => {
    expect(renderText(book, { width: 200 })).toContain('a victory token, wherever it comes from [our ruling].')
    expect(renderHtml(book)).toContain(
      '<span class="ours">wherever it comes from <small class="src">(our ruling)</small>',
    )
  })

  test('is marked where another box puts it there', () => {
    expect(renderText(book, { width: 200 })).toContain(', then Carthage [our ruling]')
  })

  test('is led to from the list of our rulings, by its sentence', () => {
    const { links } = book.chapters.flatMap(({ sections }) => sections).find(({ id }) => id === 'rulings..ours') ?? {}
    expect(links).toContainEqual(expect.objectContaining({ id: 'leaders-nero', text: expect.stringMatching(/^Nero/) }))
  })

  test('is led to by no other sentence, and by all of it where the whole rule is ours', () => {
    const all = bookFor(5, EVERYTHING)
    const { links = [] } =
      all.chapters.flatMap(({ sections }) => sections).find(({ id }) => id === 'rulings..ours') ?? {}
    const textOf = (id: string) => links.find((link) => link.id === id)?.text
    expect(textOf('edifice-cost')).toBe(
      'Effects that make a stage cheaper or free do not change the coins of the edifice.',
    )
    expect(textOf('stevie-stage')).toContain('A copy of him builds nothing.')
    expect(textOf('leaders-telesilla')).toContain('so a token of Nitocris may have to be given up')
  })

  test('leaves the words alone for those who search or listen', () => {
    expect(search(book, 'wherever it comes from')[0].text).not.toContain('our ruling')
  })
})

test('In teams no word says that diplomacy keeps a city out of all conflicts', () => {
  const words = /absent from the next|takes no part in the next|keeps (you|your city) out of the conflicts/
  expect(renderText(bookFor(6, EVERYTHING, { teams: true }), { width: 100_000 })).not.toMatch(words)
  expect(renderText(bookFor(6, EVERYTHING), { width: 100_000 })).toMatch(words)
})

test('The last card goes through the steps of a turn once more, exploring included', () => {
  const [order] = bookFor(4, ['armada']).chapters.flatMap(({ sections }) =>
    sections.filter(({ id }) => id === 'turn..order'),
  )
  const steps = order.steps.map(({ id }) => id)
  const { from = 0, to = 0 } = order.steps.find(({ id }) => id === 'last-card')?.again ?? {}
  expect(steps.slice(from - 1, to)).toEqual(['pay', 'ships', 'place', 'activate', 'explore'])
  expect(renderText(bookFor(4, ['armada']), { width: 200 })).toContain(
    '(last turn of an Age only; then steps 2 to 6 again for these cards, with all resources and new coins)',
  )
})

test('Every symbol of the page is drawn', () => {
  const page = renderHtml(bookFor(5, EVERYTHING))
  expect(page.match(/<symbol id="draw-[^"]+"[^>]*><path/g)?.length).toBeGreaterThan(30)
  expect(page.match(/<symbol id="draw-[^"]+"[^>]*><\/symbol>/g)).toBeNull()
})

test('Cards, questions and score lines lead to their rule', () => {
  const book = bookFor(5, ['leaders', 'edifice'])
  expect(linkTo(book, 'score:edifice')).toBe('score-edifice')
  expect(linkTo(book, 'question:recruitment')).toBe('leaders-phase')
  expect(linkTo(book, 'action:sell')).toBe('sell-coins')
  expect(linkTo(book, 'piece:altar')).toBe('piece-altar')
  expect(linkTo(book, 'score:naval')).toBeUndefined()
})

test('What is said of every shipyard is said once', () => {
  expect(renderText(bookFor(4, ['armada'])).match(/reconstructed by us/g)).toHaveLength(1)
  expect(renderHtml(bookFor(4, ['armada'])).match(/Reconstructed by us/g)).toHaveLength(1)
})

describe('Numbers of a mix', () => {
  test.each([
    [3, [], { handSize: 7, turns: 6, guilds: 5, startingCoins: 3 }],
    [5, ['leaders', 'edifice'], { handSize: 7, guilds: 7, startingCoins: 6, pawns: 3 }],
    [7, ['cities', 'armada'], { handSize: 9, turns: 8, citiesCards: 7, armadaCards: 7 }],
    [4, ['babel-tower', 'babel-projects'], { towerSpaces: 3, projectTokens: 3 }],
    [8, ['cities', 'babel-tower'], { handSize: 7, citiesCards: 7, towerSpaces: 4 }],
  ])('for %i players with %j', (players, boxes, numbers) => {
    expect(bookFor(players, boxes).numbers).toMatchObject(numbers)
  })
})

describe('Search', () => {
  const book = bookFor(5, ['leaders', 'edifice'])

  test('puts what bears the name first', () => {
    expect(search(book, 'solomon')[0]).toMatchObject({ id: 'piece-solomon', kind: 'piece' })
    expect(search(book, 'edifice debt').map(({ id }) => id)).toContain('edifice-debt')
  })

  test('minds no case, and passes over words that stand nowhere', () => {
    expect(search(book, 'DEBT Token').length).toBeGreaterThan(0)
    expect(search(book, 'debt atlantis')).toEqual(search(book, 'debt'))
    expect(search(book, 'atlantis')).toEqual([])
    expect(search(book, '  ')).toEqual([])
  })

  test('finds nothing of boxes that are not there', () => {
    expect(search(book, 'piracy')).toEqual([])
  })
})
