import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import {
  apply,
  compile,
  type Game,
  isOver,
  moves,
  newGame,
  type Ruleset,
  scores,
  showMove,
  toAct,
  toPosition,
} from '@heptapolis/engine'
import type { Column, Told } from '@heptapolis/engine/box'
import { EDITIONS, question, random, sampleMove } from '@heptapolis/engine/search'
import { CORE_FIELDS, type GameEvent, quietFields, toldInFull } from '@heptapolis/engine/show'
import { beforeAll, describe, expect, test, vi } from 'vitest'
import { LOOKS } from '../entries/faces.ts'
import {
  BOXES,
  FIRST_LANGUAGE,
  firstSpeech,
  LANGUAGES,
  type Language,
  SHELF,
  type Speech,
  speechIn,
  type WordsLoader,
  wordsIn,
} from '../index.ts'
import type { Kit } from '../kit.ts'
import { untranslated, wordFaults } from './conformance.ts'
import { words as core } from './core/en.ts'
import type { BoxWords } from './types.ts'

const SOURCES = join(import.meta.dirname, '..', '..', '..')

test('Before its first turn an Age is named alone', async () => {
  const said = await Promise.all(
    Object.keys(LANGUAGES).map(async (language) => {
      const { age, turn } = (await speechIn(language as Language)).terms
      return [turn(2, 0) === age(2), turn(2, 1).startsWith(age(2)) && turn(2, 1) !== age(2)]
    }),
  )
  expect(said).toEqual(said.map(() => [true, true]))
})

describe('The words of a box', () => {
  test('say all it declares and nothing else, in every language', async () => {
    expect(await wordFaults(SHELF)).toEqual([])
  })

  test('are missed by name', async () => {
    const kit = SHELF.find(({ rules }) => rules.id === 'cities') ?? expect.fail('no cities')
    const { words: _, ...bare } = kit
    expect(await wordFaults([bare as Kit])).toContain('cities: words/en.ts: there is none')
    const { hideout: __, ...pieces } = kit.words.pieces ?? {}
    const silent = { ...kit.words, pieces: { ...pieces, hideaway: 'Hideaway' }, effects: {} }
    const faults = await wordFaults([{ ...kit, words: silent }])
    expect(faults).toContain('cities: words/en.ts: pieces lacks "hideout"')
    expect(faults).toContain('cities: words/en.ts: pieces: "hideaway" is none of the box')
    expect(faults).toContain('cities: words/en.ts: effects lacks "wharf"')
    expect(faults).toContain('cities: words/fr.ts: pieces.hideaway is missing')
    expect(faults).toContain('cities: words/fr.ts: pieces.hideout is not in the first language')
  })

  test('are not left in the first language', async () => {
    const kit = SHELF[1]
    const untranslated = { ...kit, translated: async () => ({ words: kit.words, alike: ['pieces.hannibal', 'name'] }) }
    const faults = await wordFaults([untranslated])
    expect(faults).toContain('leaders: words/fr.ts: pieces.caesar is not translated')
    expect(faults).not.toContain('leaders: words/fr.ts: pieces.hannibal is not translated')
  })
})

/** All texts that some games of a mix use. */
interface Heard {
  rules: Ruleset
  events: GameEvent[]
  questions: Set<string>
  details: Map<string, unknown>
  sources: Set<string>
  fields: Set<string>
}

const GAMES = 6

function heardIn(rules: Ruleset): Heard {
  const heard: Heard = {
    rules,
    events: [],
    questions: new Set(),
    details: new Map(),
    sources: new Set(),
    fields: new Set(),
  }
  const chance = random('heard')
  for (let i = 0; i < GAMES; i++) {
    const g = newGame(rules, `heard ${i}`, (event) => heard.events.push(event))
    while (!isOver(g)) {
      for (const seat of toAct(g)) {
        listenTo(g, seat, heard)
        apply(g, seat, sampleMove(g, seat, chance))
      }
    }
    for (const { rows } of scores(g))
      for (const { from } of rows) for (const { source } of from) if (!rules.byId.has(source)) heard.sources.add(source)
  }
  return heard
}

const SAID_OTHERWISE = ['action', 'card', 'by', 'pay', 'from']

function listenTo(g: Game, seat: number, heard: Heard): void {
  heard.questions.add(question(g, seat)?.id ?? '')
  for (const move of moves(g, seat).slice(0, 40)) {
    for (const [field, value] of Object.entries(showMove(g, move)))
      if (!SAID_OTHERWISE.includes(field)) heard.details.set(field, value)
  }
  const quiet = quietFields(g.rules)
  const { cities, setup: _, ...table } = toPosition(g)
  for (const field of [...Object.keys(table), ...Object.keys(cities[0])]) {
    if (!quiet.has(field) && !isOfCore(field)) heard.fields.add(field.replace(/Size$/, ''))
  }
}

const isOfCore = (field: string): boolean => CORE_FIELDS.table.has(field) || CORE_FIELDS.city.has(field)

const every = BOXES.slice(1).map(({ id }) => id)
const all = EDITIONS.map((edition) => {
  const rules = compile({ edition, boxes: every, seats: [{}, {}, {}, {}] }, BOXES)
  return heardIn(rules.ok ? rules.value : expect.fail(rules.error.code))
})
const known = (section: 'events' | 'details' | 'sources' | 'questions' | 'fields' | 'marks'): Set<string> =>
  new Set(
    [core, ...SHELF.map(({ words }) => words)].flatMap((words: Partial<BoxWords>) => Object.keys(words[section] ?? {})),
  )

describe('What games bring up', () => {
  test('has words', () => {
    for (const { events, questions, details, sources, fields } of all) {
      expect(events.map(({ what }) => what).filter((what) => !known('events').has(what))).toEqual([])
      expect([...questions].filter((id) => !known('questions').has(id))).toEqual([])
      expect([...details.keys()].filter((field) => !known('details').has(field))).toEqual([])
      expect([...sources].filter((source) => !known('sources').has(source))).toEqual([])
      expect([...fields].filter((field) => !known('fields').has(field))).toEqual([])
    }
  })

  test('explains itself: a sentence for every mark and number beside a city', () => {
    const marked = all.flatMap(({ rules }) => rules.boxes.flatMap(({ columns = [] }) => columns)).flatMap(marksIn)
    const figures = [...LOOKS.faces.values()].flatMap((face) => face.figures ?? []).map(({ id }) => id)
    expect([...marked, ...figures].filter((field) => !known('marks').has(field))).toEqual([])
  })

  test('is all that has words: every event is told somewhere', () => {
    const files = globSync('{boxes,engine}/src/**/*.ts', { cwd: SOURCES }).filter(
      (file) => !/test|\/words\//.test(file),
    )
    const told = files.map((file) => readFileSync(join(SOURCES, file), 'utf8')).join()
    expect([...known('events')].filter((what) => !told.includes(`'${what}'`))).toEqual([])
  })
})

/** Lists of pieces are explained by their pieces. */
const marksIn = ({ field, mark }: Column): string[] =>
  mark && mark.as !== 'names' && mark.as !== 'faces' ? [field] : []

const OF_A_PROGRAM = /undefined|NaN|\[object/
/** Characters that a text of a language never contains: those of other languages or of programs. */
const FOREIGN: Partial<Record<Language, RegExp>> = {
  en: /[«»]|\s[;:!?]|undefined|NaN|\[object/,
  fr: /'|"|\w[;:!?](?!\/)|\u0020[;:!?»%]|«\u0020|\b(the|your|each|card|coins|turn|with)\b|\bundefined\b|\bNaN\b|\[object/i,
}

describe.each(Object.keys(LANGUAGES) as Language[])('In %s', (language) => {
  let say: Speech = firstSpeech
  beforeAll(async () => {
    say = await speechIn(language)
  })
  const foreign = (texts: readonly string[]): string[] =>
    [...new Set(texts)].filter((text) => (FOREIGN[language] ?? OF_A_PROGRAM).test(text))

  test('pieces, effects and what else is printed are said as the language is written', () => {
    const texts = all.flatMap(({ rules }) =>
      rules.pieces.flatMap((piece) => [
        say.piece(piece),
        say.does(piece),
        ...say.printed(piece),
        say.cost(piece.def.cost),
      ]),
    )
    expect(texts.length).toBeGreaterThan(1000)
    expect(foreign(texts)).toEqual([])
  })

  test('so is what happens, of whoever listens and of others', () => {
    const texts = all.flatMap(({ rules, events }) =>
      [0, 1].flatMap((you) => {
        const party = (seat: number) => ({ name: `Seat${seat}`, isYou: seat === you })
        return events.map((event) => say.event(toldInFull(event), { rules, party }))
      }),
    )
    expect(foreign(texts)).toEqual([])
    expect(texts.filter((text) => text === '')).toEqual([])
  })

  test('so are questions, answers, lines of the script and of the score sheet', () => {
    const texts = all.flatMap(({ rules, questions, details, sources }) => [
      ...[...questions].flatMap((id) => [say.question(id), ...rules.actions.map((action) => say.verb(action.id, id))]),
      ...[...details].map(([field, value]) => say.detail(field, value)),
      ...rules.script.map(({ id }) => say.step(id)),
      ...rules.scoreLines.map(({ id }) => say.scoreLine(id)),
      ...[...sources].map(say.source),
    ])
    expect(foreign(texts)).toEqual([])
  })
})

describe('Counting', () => {
  test.each([
    ['en', ['0 coins', '1 coin', '2 coins'], ['1 stone', '3 stone']],
    ['fr', ['0 pièce', '1 pièce', '2 pièces'], ['1 pierre', '3 pierres']],
  ] as const)('is right in %s', async (language, coins, stones) => {
    const { terms, goods } = await speechIn(language)
    expect([0, 1, 2].map(terms.coins)).toEqual(coins)
    expect([goods(1, 'stone'), goods(3, 'stone')]).toEqual(stones)
  })

  test('agrees with what is counted: more of a thing, and what somebody has paid to whom', async () => {
    const say = await speechIn('fr')
    const { rules } = all[1]
    expect(say.effect({ kind: 'most', of: 'green', points: 5 })).toBe(
      '5 points si vous avez plus de cartes vertes que chacun de vos voisins',
    )
    const paid = { what: 'paid', seat: 0, coins: 3, left: 2, right: 0, bank: 1 }
    const toldTo = (you: number) => ({
      rules,
      party: (seat: number) => ({ name: ['Ada', 'Ben'][seat], isYou: seat === you }),
    })
    const built = { what: 'built', seat: 0, card: 'altar', by: 'pay' }
    const said = (you: number, payment: Told) =>
      [say, firstSpeech].map((one) => one.event(built, toldTo(you), { paid: payment }))
    expect(said(0, paid)).toEqual([
      'avez construit l’Autel pour 3 pièces (2 à Ben, 1 à la banque)',
      'built Altar for 3 coins (2 to Ben, 1 to the bank)',
    ])
    expect(said(1, paid)).toEqual([
      'a construit l’Autel pour 3 pièces (2 à vous, 1 à la banque)',
      'built Altar for 3 coins (2 to you, 1 to the bank)',
    ])
    expect(said(0, { ...paid, bank: 0 })).toEqual([
      'avez construit l’Autel en payant 2 pièces à Ben',
      'built Altar, paying 2 coins to Ben',
    ])
    expect(said(1, { ...paid, bank: 0 })[0]).toBe('a construit l’Autel en vous payant 2 pièces')
    expect(said(0, { ...paid, left: 0 })).toEqual(['avez construit l’Autel pour 1 pièce', 'built Altar for 1 coin'])
    expect(said(0, { ...paid, together: true })[1]).toBe('built Altar for 3 coins in all (2 to Ben, 1 to the bank)')
    const charged = { what: 'paid', seat: 0, coins: 1, bank: 1, source: 'babel-tile-13-chain-tax' }
    expect([say, firstSpeech].map((one) => one.event(charged, toldTo(0)))).toEqual([
      'avez payé 1 pièce à cause de la loi «\u00a0Impôt des héritiers\u00a0»',
      'paid 1 coin because of the law Levy on heirs',
    ])
  })

  test('joins what somebody did: verbs are shared, and in English a comma precedes the last "and" of several', async () => {
    const { terms } = await speechIn('fr')
    expect(terms.clauses(['a vendu une carte', 'a reçu 3 pièces'])).toBe('a vendu une carte et reçu 3 pièces')
    expect(terms.clauses(['a payé Eva et Ada', 'a perdu 1 pièce', 'a reçu 3 pièces'])).toBe(
      'a payé Eva et Ada, perdu 1 pièce et reçu 3 pièces',
    )
    expect(terms.times('a pris un jeton Diplomatie', 2)).toBe('a pris un jeton Diplomatie deux fois')
    expect(firstSpeech.terms.clauses(['built Altar, paying 1 coin to Ben', 'took 3 coins'])).toBe(
      'built Altar, paying 1 coin to Ben, and took 3 coins',
    )
    expect(firstSpeech.terms.clauses(['built Altar', 'took 3 coins', 'took a pawn'])).toBe(
      'built Altar and took 3 coins and a pawn',
    )
  })

  test('shares no verb across a price, a cause or another verb', async () => {
    const said = firstSpeech.terms.clauses
    const lost = 'lost 1 coin and took a debt of 4 points because of Ben’s Opium Distillery'
    expect(said(['built Observatory', lost, 'lost two victory tokens worth 3'])).toBe(
      `built Observatory, ${lost}, and lost two victory tokens worth 3`,
    )
    expect(said(['took part in the edifice Auction House for 2 coins', 'took 7 coins thanks to Commerce'])).toBe(
      'took part in the edifice Auction House for 2 coins and took 7 coins thanks to Commerce',
    )
    expect(said(['took part in the edifice Agora', 'took 7 coins'])).toBe(
      'took part in the edifice Agora and took 7 coins',
    )
    expect(said(['sailed the red ship to space 2, paying 2 coins to Ben', 'sailed the blue ship to space 5'])).toBe(
      'sailed the red ship to space 2, paying 2 coins to Ben, and sailed the blue ship to space 5',
    )
    const french = (await speechIn('fr')).terms.clauses
    const perdu = 'perdu 1 pièce et pris une dette de 4 points à cause de la Distillerie d’opium de Ben'
    expect(french(['a construit l’Observatoire', `a ${perdu}`, 'a perdu deux jetons Victoire de valeur 3'])).toBe(
      `a construit l’Observatoire, ${perdu}, et perdu deux jetons Victoire de valeur 3`,
    )
    expect(french(['a avancé le navire rouge pour 2 pièces', 'a avancé le navire bleu'])).toBe(
      'a avancé le navire rouge pour 2 pièces et avancé le navire bleu',
    )
  })

  test('names the city of a cause', async () => {
    const { rules } = all[0]
    const party = (seat: number) => ({ name: ['Ada', 'Ur', 'Ben'][seat], isYou: seat === 0 })
    const say = await speechIn('fr')
    const said = (source: string, other: number) =>
      [firstSpeech, say].map((one) => one.event({ what: 'lost', seat: 2, coins: 1, source, other }, { rules, party }))
    expect(said('tax', 0)).toEqual(['lost 1 coin because of your Tax', 'a perdu 1 pièce à cause de votre taxe'])
    expect(said('altar', 1)).toEqual(['lost 1 coin because of Ur’s Altar', 'a perdu 1 pièce à cause de l’Autel d’Ur'])
    expect(said('baths', 0)[1]).toBe('a perdu 1 pièce à cause de vos Bains')
    const stage = rules.pieces.find((piece) => piece.sort === 'stage' && piece.stage === 1)?.id ?? ''
    expect(said(stage, 1)).toEqual(['lost 1 coin because of Ur’s stage 1', 'a perdu 1 pièce à cause de l’étape 1 d’Ur'])
  })

  test('says in French that a card comes from the discard pile', async () => {
    const { rules } = all[0]
    const { event, terms } = await speechIn('fr')
    const party = () => ({ name: 'Ada', isYou: false })
    const dug = event({ what: 'built', seat: 0, card: 'scriptorium', by: 'discard', follows: true }, { rules, party })
    expect(dug).toBe('a ensuite construit une carte de la défausse\u00a0: le Scriptorium')
    expect(terms.clauses(['a construit l’étape 1 avec la Fonderie', dug])).toBe(
      'a construit l’étape 1 avec la Fonderie, puis construit une carte de la défausse\u00a0: le Scriptorium',
    )
  })
})

test('What is counted comes before several gains, and so belongs to all of them', async () => {
  const effect = { kind: 'each', of: 'stage', on: ['self'], coins: 3, points: 1 } as const
  const said = await Promise.all((['en', 'fr'] as const).map(async (one) => (await speechIn(one)).effect(effect)))
  expect(said).toEqual([
    'for each wonder stage in your city: 3 coins at once and 1 point at the end',
    'par étape de merveille de votre cité\u00a0: 3 pièces tout de suite et 1 point à la fin',
  ])
})

test('Cards of several colours share their noun', async () => {
  const of = ['brown', 'grey', 'purple']
  const said = async (language: Language) => {
    const say = await speechIn(language)
    return [say.effect({ kind: 'each', of, on: ['self'], points: 1 }), say.effect({ kind: 'set', of, points: 7 })]
  }
  expect(await said('en')).toEqual([
    '1 point at the end for each brown, grey or purple card in your city',
    '7 points for each set of one brown, one grey and one purple card',
  ])
  expect(await said('fr')).toEqual([
    '1 point à la fin par carte marron, grise ou violette de votre cité',
    '7 points par série complète (une carte marron, une grise, une violette)',
  ])
})

test('What nobody has words for is called by its id', () => {
  expect(firstSpeech.pieceById('no-such-card')).toBe('no such card')
  expect(firstSpeech.problem({ code: 'unheard-of', message: 'Something is wrong.' })).toBe('Something is wrong.')
})

test('A draft says what it has, completed text by text from the first language, and says so once', async () => {
  const warned = vi.spyOn(console, 'warn').mockImplementation(() => undefined)
  const missing = Object.assign(new Error('no such file'), { code: 'ERR_MODULE_NOT_FOUND' })
  const draft = 'xx' as Language
  const first = { altar: 'Altar', terms: { coin: ['coin', 'coins'], none: 'none' } }
  const door =
    (own: object | undefined): WordsLoader<object> =>
    async (language) => {
      if (language === FIRST_LANGUAGE) return { words: first }
      if (own === undefined) throw missing
      return { words: own }
    }
  expect(await wordsIn(draft, door(undefined))).toEqual(first)
  expect(await wordsIn(draft, door({ altar: 'Altaro' }))).toEqual({ ...first, altar: 'Altaro' })
  expect(await wordsIn(draft, door({ terms: { coin: ['monero', 'moneroj'] } }))).toEqual({
    altar: 'Altar',
    terms: { coin: ['monero', 'moneroj'], none: 'none' },
  })
  expect(warned.mock.calls.map(([line]) => line)).toEqual([expect.stringContaining('words --missing xx')])
  warned.mockRestore()
  const cut: WordsLoader<object> = () => Promise.reject(new Error('the line is cut'))
  for (const language of [draft, 'fr'] as const) await expect(wordsIn(language, cut)).rejects.toThrow('the line is cut')
})

test('Every element of a list is a text of its own', () => {
  const first = { head: ['bot', 'games'], examples: [['check --mix cities', 'one mix']] }
  const words = { head: ['robot', 'games'], examples: [['check --mix cities', 'one mix']] }
  expect(untranslated(first, { words })).toEqual(['head.1 is not translated', 'examples.0.1 is not translated'])
})
