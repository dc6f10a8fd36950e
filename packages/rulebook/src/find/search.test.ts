import type { Language } from '@heptapolis/boxes'
import { RULES } from '@heptapolis/boxes/rulebook'
import { type Setup, sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { among, answered, questionsIn } from '../../tools/questions.ts'
import { rulebook } from '../book/book.ts'
import { voiceIn } from '../mix/voice.ts'
import { isWithAddedBox } from '../testing.ts'
import { entriesOf, searcher } from './search.ts'

const setup = (players: number, boxes: string[], more: Partial<Setup> = {}): Setup => ({
  edition: '2e',
  boxes,
  seats: Array.from({ length: players }, () => ({})),
  seed: '',
  ...more,
})
const ALL = RULES.map(({ box }) => box).slice(1)

type QueryCase = [query: string, number: string]

const ENGLISH: QueryCase[] = [
  ['how many coins do I start with', '2.10'],
  ['7th card', '3.3'],
  ['what happens to the 7th card?', '3.3'],
  ['tie', '7.4'],
  ['who wins a tie', '8.13'],
  ['equal shields', '7.4'],
  ['how much does a resource cost', '6.5'],
  ['can my neighbour refuse', '6.3'],
  ['which way do we pass the cards', '3.2'],
  ['how is science scored', '8.8'],
  ['sciense scoring', '8.8'],
  ['can I build the same card twice', '5.4'],
  ['what is a chain', '5.5'],
  ['build a wonder stage', '5.8'],
  ['discard a card for money', '5.11'],
  ['how many guilds', '2.5'],
  ['what are coins worth at the end', '8.3'],
  ['not enough money', '5.12'],
  ['military points', '7.3'],
  ['babylon power', '10.1'],
  ['change my mind', '4.2'],
  ['6.8', '6.8'],
  ['r.5', 'R.5'],
]

const FRENCH: QueryCase[] = [
  ['combien de pièces au départ', '2.10'],
  ['7e carte', '3.3'],
  ['égalité à la fin', '8.13'],
  ['combien coûte une ressource', '6.5'],
  ['un voisin peut-il refuser', '6.3'],
  ['dans quel sens passer les cartes', '3.2'],
  ['comment compter la sience', '8.8'],
  ['deux cartes du même nom', '5.4'],
  ['vendre une carte', '5.11'],
  ['combien de guildes', '2.5'],
  ['points militaires', '7.3'],
  ['changer d’avis', '4.2'],
  ['que valent les pièces à la fin', '8.3'],
  ['pas assez d’argent', '5.12'],
  ['pas assez de pièces', '5.12'],
]

const WITH_BOXES: QueryCase[] = [
  ['how do I join an edifice', '5.10E'],
  ['what if I cannot pay the penalty', '7.1E3'],
  ['how do we draft leaders', '2.11L4'],
  ['how many coins for a leader', '3.1L5'],
  ['tie at sea', '7.4A4'],
  ['how do I explore', 'A.5'],
  ['what does a dove do', '7.4C'],
  ['mask', 'C.6'],
  ['how do I move a boat', '5.4A'],
  ['what happens when the tower is full', 'T.1'],
  ['when do I get paid', '4.4'],
  ['how much is a neigbour’s clay', '6.5'],
  ['tax formula', 'A.9'],
  ['participate twice in edifice', 'E.2'],
  ['what does A mean as cost', '3.1L3'],
  ['boarding with three players', '7.4A'],
  ['starting side', '2.9'],
]

const AVEC_EXTENSIONS: QueryCase[] = [
  ['chaînage obligatoire', '5.7'],
  ['quand est-on payé', '4.4'],
  ['combien de leaders', '2.11L4'],
  ['enterrer un leader', '10.6L4'],
  ['rembourser une dette', 'C.4'],
  ['combien d’îles pioche-t-on', 'A.5'],
  ['participer deux fois à l’édifice', 'E.2'],
  ['débarquement à trois joueurs', '7.4A'],
  ['babylone et halicarnasse au même tour', 'R.1'],
  ['limite de points des guildes', 'R.7A'],
]

const finding = async (language: Language, terms: Setup) => searcher(sure(rulebook(terms, await voiceIn(language))))

const firstRule = (found: readonly { number: string }[]): string | undefined =>
  found.map(({ number }) => number).find((number) => number !== '')

describe.each<[string, Language, Setup, QueryCase[]]>([
  ['The base game', 'en', setup(4, []), ENGLISH],
  ['Le jeu de base', 'fr', setup(4, []), FRENCH],
  ['All boxes', 'en', setup(5, ALL), WITH_BOXES],
  ['Toutes les boîtes', 'fr', setup(5, ALL), AVEC_EXTENSIONS],
])('%s (%s) answers', async (_what, language, terms, questions) => {
  const find = await finding(language, terms)
  test.each(questions)('%s: rule %s', (query, number) => {
    expect(firstRule(find(query).hits)).toBe(number)
  })
})

describe('Names and words printed elsewhere', async () => {
  const english = await finding('en', setup(4, ALL))
  const french = await finding('fr', setup(4, ALL))

  test.each([
    ['Steinbruch', 'piece-stone-pit'],
    ['Holzplatz', 'piece-lumber-yard'],
    ['Cava di Pietra', 'piece-stone-pit'],
    ['Cavité', 'piece-stone-pit'],
    ['Bassin argileux', 'piece-clay-pool'],
  ])('%s is found in every language', (name, id) => {
    expect([english, french].map((find) => find(name).hits[0]?.id)).toEqual([id, id])
  })

  test.each([
    ['Siegpunkte', 'points', 'points'],
    ['Ablagestapel', 'discard pile', 'défausse'],
    ['Anführer', 'leader', 'leader'],
    ['Gremio', 'guild', 'guilde'],
    ['Legno', 'wood', 'bois'],
  ])('%s is read as the word of the book', (word, en, fr) => {
    expect([english(word).readAs, french(word).readAs]).toEqual([en, fr])
    expect(english(word).hits.length).toBeGreaterThan(0)
  })
})

describe('A search', async () => {
  const find = await finding('en', setup(4, []))

  test('reads VP as points, and says so', () => {
    const { hits, readAs } = find('VP')
    expect(readAs).toBe('points')
    expect(hits.length).toBeGreaterThan(5)
  })

  test('knows a wonder by the name people use', () => {
    const hits = find('mausoleum').hits.slice(0, 4)
    expect(hits[0].number).toBe('5.13')
    expect(hits.find(({ kind }) => kind === 'piece')?.title).toContain('Halikarnassos')
  })

  test('finds no tie in cities', () => {
    for (const { text, title, id } of find('tie').hits.slice(0, 3)) {
      expect(`${title} ${text} ${id}`).toMatch(/\btie|equal/i)
    }
  })

  test('mends what is misspelt, and says how it read it', () => {
    expect(find('neigbour').hits.length).toBeGreaterThan(3)
    expect(find('neigbour').readAs).toBe('neighbour')
  })

  test('passes over a word the book does not know, and says what it looked for', () => {
    const { hits, readAs } = find('tie xylophone')
    expect(hits).toEqual(find('tie').hits)
    expect(readAs).toBe('tie')
  })

  test('reads a number of players as the table, not as a word of the rules', () => {
    expect(find('how many guilds with five players').hits[0].number).toBe('2.5')
    expect(find('what if two players tie on points').hits[0].number).toBe('8.13')
  })

  test('shows words as they were written, corrected ones as in the book, no stems', async () => {
    expect(find('neigbours building twice').readAs).toBe('neighbour building twice')
    const french = await finding('fr', setup(4, []))
    expect(french('que faire si deux joueurs sont à égalité').readAs).toBe('')
    expect(french('deux joueurs ex aequo').readAs).toBe('deux joueurs égalité')
  })

  test('ranks a rule before its examples', async () => {
    const all = entriesOf(sure(rulebook(setup(4, []), await voiceIn('en'))))
    const ids = find('pay with coins of the same turn').hits.map(({ id }) => id)
    const examples = ids.filter((id) => id.startsWith('example-'))
    const rules = examples.map((id) =>
      all.slice(
        0,
        all.findIndex((one) => one.id === id),
      ),
    )
    const owners = rules.map((before) => before.findLast(({ kind }) => kind === 'rule')?.id ?? '')
    expect(examples.length).toBeGreaterThan(1)
    expect(owners.filter((rule, i) => !(ids.indexOf(rule) < ids.indexOf(examples[i])))).toEqual([])
    expect(ids).toEqual(expect.arrayContaining(owners))
  })

  test('finds rules about resources by the name of one', () => {
    expect(find('how much is the glass of my neighbour').hits[0].number).toBe('6.5')
    expect(find('how much does wood cost').hits[0].number).toBe('6.5')
  })

  test('finds a piece by its whole name within a question', () => {
    expect(find('does the Builders Guild count my own wonder').hits[0].id).toBe('piece-builders-guild')
  })

  test('finds a question made of function words only', () => {
    expect(find('who is it').hits.length).toBeGreaterThan(0)
  })

  test('finds nothing where nothing is meant', () => {
    expect(find('xylophone').hits).toEqual([])
    expect(find('   ').hits).toEqual([])
  })
})

// They are asked of fixed tables: beside one more box they would only repeat.
describe.runIf(isWithAddedBox([]))('Questions of a family', () => {
  test.each<[Language, count: number, first: number, three: number]>([
    ['en', 180, 170, 176],
    ['fr', 240, 230, 236],
  ])('are answered: the questions for tuning (%s)', async (language, count, first, three) => {
    const all = await answered(language, questionsIn(language, 'tuning'))
    expect(all).toHaveLength(count)
    expect(among(all, 1)).toBeGreaterThanOrEqual(first)
    expect(among(all, 3)).toBeGreaterThanOrEqual(three)
  })
})

describe('How people ask', () => {
  test.each(RULES.map(({ box, atoms, words }) => ({ box, atoms, words })))(
    'is said of rules of $box',
    ({ atoms, words }) => {
      const known = new Set(atoms.map(({ id }) => id))
      expect(Object.keys(words.asked ?? {}).filter((id) => !known.has(id))).toEqual([])
    },
  )
})
