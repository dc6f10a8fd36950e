/** Every lesson is played as recorded, and with every deviation. */
import { parseRecord, play, replay } from '@heptapolis/engine/records'
import {
  apply,
  controller,
  type Game,
  isOver,
  left,
  moves,
  random,
  right,
  scores,
  showMove,
  sight,
  strength,
  sure,
  toAct,
} from '@heptapolis/engine/search'
import type { GameRecord, MoveJson } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { Coach, coachWords, coachWordsIn, LEARNER, LESSONS, type Lesson, type Said } from '../entries/lessons.ts'
import { BOXES, LANGUAGES, type Language, speechIn, wordsIn } from '../index.ts'
import { untranslated } from '../words/conformance.ts'

const ALL = [...LESSONS]
const english = await speechIn('en')
/** Three lines on a phone; five with the rule repeated. */
const LONGEST = { text: 160, otherwise: 240 }

interface Held {
  game: Game
  said: Said[]
}

/** The learner plays the result of `choose`; seats without a recorded move play the first legal one. */
async function hold(
  lesson: Lesson,
  language: Language,
  choose: (said: Said, g: Game) => unknown,
  deal?: GameRecord,
): Promise<Held> {
  const coach = new Coach(lesson)
  const [say, words, others] = await Promise.all([
    speechIn(language),
    wordsIn(language, lesson.translated),
    coachWordsIn(language),
  ])
  const game = sure(replay(deal ?? coach.deal, BOXES))
  const said: Said[] = []
  while (!isOver(game)) {
    for (const seat of toAct(game)) {
      const seen = sight(game, controller(game, seat))
      const spoken = seat === LEARNER ? coach.speak(seen, say, words, others) : undefined
      if (spoken) said.push(spoken)
      const wish = spoken ? choose(spoken, game) : coach.awaited(seen, seat)
      if (wish) sure(play(game, seat, wish))
      else apply(game, seat, moves(game, seat)[0])
    }
    if (said.length >= coach.steps) break
  }
  return { game, said }
}

/** Without the recorded move the rule is general. Only rules about chains have an example, and it is one of the rule. */
function expectGeneral({ text, idea }: Pick<Said, 'text' | 'idea'>, { words: { ideas } }: Lesson, g: Game): void {
  expect(text.startsWith(coachWords.aside(ideas[idea].rule)), text).toBe(true)
  const [, free, from] = /Chain: ([^*]+) is free\*\* because you built (.+)\./.exec(text) ?? []
  if (!free) return
  expect(['chains', 'chains-again']).toContain(idea)
  const colourOf = (name: string) => g.rules.pieces.find((piece) => english.piece(piece) === name)?.def.colour
  expect(colourOf(free)).toBeDefined()
  if (idea === 'chains-again') expect(colourOf(from)).not.toBe(colourOf(free))
}

const followed = (lesson: Lesson, language: Language) => hold(lesson, language, ({ awaited }) => awaited)

describe.each(ALL)('The lesson of %s', (_, lesson) => {
  test('is a record that can be played', () => {
    const record = sure(parseRecord(lesson.record))
    expect(replay(record, BOXES)).toMatchObject({ ok: true })
  })

  test('has an idea for every answer of the learner, and words for every idea', async () => {
    const record = sure(parseRecord(lesson.record))
    expect(lesson.steps).toHaveLength(record.moves.filter(([seat]) => seat === LEARNER).length)
    expect(lesson.steps.map(({ idea }) => idea)).toEqual(Object.keys(lesson.words.ideas))
  })

  test.each(Object.keys(LANGUAGES) as Language[])(
    'awaits legal moves and says what is true, in %s',
    async (language) => {
      const { said } = await followed(lesson, language)
      expect(said.map(({ number }) => number)).toEqual(lesson.steps.map((_step, i) => i + 1))
      for (const { text, otherwise, awaited, number } of said) {
        expect(awaited, `step ${number}: ${text}`).toBeDefined()
        for (const [is, line] of Object.entries({ text, otherwise }) as [keyof typeof LONGEST, string][]) {
          expect(line).not.toMatch(/undefined|NaN|\b0 (coin|point|pièce)| {2}/)
          expect(line.replaceAll('**', '').length, line).toBeLessThanOrEqual(LONGEST[is])
        }
      }
    },
  )

  test('is translated whole', async () => {
    for (const language of Object.keys(LANGUAGES).slice(1) as Language[])
      expect(untranslated(lesson.words, await lesson.translated(language))).toEqual([])
  })

  test('goes on, and awaits only what is legal, whatever the learner plays', async () => {
    for (let turn = 0; turn < 30; turn++) {
      const dice = random(`lesson ${turn}`)
      const anything = ({ awaited, text, idea }: Said, g: Game) => {
        const legal = moves(g, LEARNER).map((move) => showMove(g, move))
        if (awaited) expect(legal).toContainEqual(expect.objectContaining(awaited))
        expect(text).not.toMatch(/undefined|NaN/)
        if (!awaited) expectGeneral({ text, idea }, lesson, g)
        return legal[dice.below(legal.length)]
      }
      const { said } = await hold(lesson, 'en', anything)
      expect(said.length).toBeGreaterThan(0)
    }
  })
})

const IN_EACH = ALL.flatMap(([box, lesson]) =>
  (Object.keys(LANGUAGES) as Language[]).map((language) => [box, language, lesson] as const),
)

test.each(IN_EACH)(
  'a learner who declines every move of %s still reads every rule, in %s',
  async (_, language, lesson) => {
    const { ideas } = await wordsIn(language, lesson.translated)
    const decline = ({ awaited }: Said, g: Game) => {
      const legal = moves(g, LEARNER).map((move) => showMove(g, move))
      return legal.find(({ card }) => card !== awaited?.card) ?? legal[0]
    }
    const { said } = await hold(lesson, language, decline)
    expect(said.map(({ idea }) => idea)).toEqual(lesson.steps.map(({ idea }) => idea))
    for (const { idea, otherwise } of said) expect(otherwise.toLowerCase()).toContain(ideas[idea].rule.toLowerCase())
  },
)

test('the coach names the price of now, not the recorded one', async () => {
  const [[, first]] = ALL
  const dice = random('prices')
  const priced: [awaited: number, cheapest: number][] = []
  for (let game = 0; game < 20; game++) {
    await hold(first, 'en', ({ awaited, text }, g) => {
      const legal = moves(g, LEARNER).map((move) => showMove(g, move))
      const same = legal.filter(({ card, action }) => card === awaited?.card && action === awaited?.action)
      if (awaited) priced.push([paid(awaited), Math.min(...same.map(paid))])
      if (awaited && paid(awaited) > 0) expect(text).not.toMatch(/own resources pay|costs you nothing|no coins/)
      return legal[dice.below(legal.length)]
    })
  }
  expect(priced.filter(([awaited, cheapest]) => awaited < cheapest)).toEqual([])
  expect(priced.length).toBeGreaterThan(0)
})

const paid = ({ pay = {} }: MoveJson): number => Object.values(pay).reduce((sum, coins = 0) => sum + coins, 0)

/** The deal of the first game in an earlier version, which browsers may hold half-way. */
const OLDER =
  'heptapolis 1 {"edition":"2e","boxes":[],"seats":[{"wonder":"ephesos","side":"day"},{"wonder":"rhodos","side":"day"},{"wonder":"gizah","side":"day"}],"seed":"first-87023"}'

test.each(Object.keys(LANGUAGES) as Language[])(
  'an older deal of the first game continues to its end, in %s',
  async (language) => {
    const [[, first]] = ALL
    const deal = sure(parseRecord(OLDER))
    const { said } = await hold(first, language, ({ awaited }, g) => awaited ?? showMove(g, moves(g, LEARNER)[0]), deal)
    expect(said.map(({ number }) => number)).toEqual(first.steps.map((_step, i) => i + 1))
    expect(said.some(({ awaited }) => awaited === undefined)).toBe(true)
    for (const { text, otherwise } of said) expect(`${text} ${otherwise}`).not.toMatch(/undefined|NaN/)
  },
)

test('a lesson whose record has only a seed starts from that deal', () => {
  const [[, first]] = ALL
  expect(new Coach({ ...first, record: OLDER }).deal).toEqual(sure(parseRecord(OLDER)))
})

test('recommends shields only while they decide a conflict', async () => {
  const [[, first]] = ALL
  const dice = random('shields')
  const margins: number[] = []
  for (let n = 0; n < 40; n++)
    await hold(first, 'en', ({ awaited, idea }, g) => {
      if (awaited && (idea === 'shields' || idea === 'more-shields')) {
        const rival = Math.max(strength(g, left(g, LEARNER)), strength(g, right(g, LEARNER)))
        margins.push(strength(g, LEARNER) - rival)
      }
      const legal = moves(g, LEARNER)
      return dice.below(3) > 0 && awaited ? awaited : showMove(g, legal[dice.below(legal.length)])
    })
  expect(margins.length).toBeGreaterThan(20)
  // One card of a neighbour may still change the result.
  expect(Math.max(...margins)).toBeLessThanOrEqual(1)
})

test('a learner who follows the first game wins it', async () => {
  const [[, first]] = ALL
  const { game } = await followed(first, 'en')
  for (const seat of toAct(game)) apply(game, seat, moves(game, seat)[0])
  expect(isOver(game)).toBe(true)
  expect(scores(game)[LEARNER].rank).toBe(1)
})

/** What newcomers asked after their first game. */
const ASKED: Readonly<Record<Language, readonly RegExp[]>> = {
  en: [
    /most points after three Ages/,
    /A city may have each card only once/,
    /Equal: nothing/,
    /All choose at once/,
    /your neighbour gets what you leave/,
    /only neighbours trade/,
    /can’t refuse/,
    /Brown and grey cards are resources/,
    /shields \(red\)/,
    /the last of the 7 is discarded/,
    /build it, put it under your wonder as a stage, or sell it/,
    /same total at the end, the one with more coins wins/,
    /Coins you earn now can be spent from the next turn on/,
    /every 3 coins are 1 point/,
    /in an earlier turn/,
    /Stages are built in order, with any card/,
    /usually 2 coins each/,
    /Age II: new cards, which you pass to the right/,
    /Age III: pass left again/,
  ],
  fr: [
    /le plus de points après trois Âges/,
    /Jamais deux fois la même carte dans une cité/,
    /Égalité\s: rien/,
    /Tous choisissent ensemble/,
    /votre voisin reçoit ce que vous laissez/,
    /Seuls vos voisins/,
    /sans refus possible/,
    /cartes marron et grises sont des ressources/,
    /boucliers \(rouges\)/,
    /la 7e est défaussée/,
    /construisez-la, glissez-la sous la merveille \(étape\) ou vendez-la/,
    /À total égal à la fin, le joueur qui a le plus de pièces gagne/,
    /Les pièces gagnées se dépensent dès le tour suivant/,
    /3 pièces font 1 point/,
    /construit à un tour précédent/,
    /Les étapes se construisent dans l’ordre, avec n’importe quelle carte/,
    /en général à 2 pièces l’unité/,
    /À l’Âge II, on passe à droite/,
    /Âge III\s: on repasse à gauche/,
  ],
}

test.each(Object.keys(LANGUAGES) as Language[])('the first game says what newcomers ask, in %s', async (language) => {
  const [[, first]] = ALL
  const { said } = await followed(first, language)
  const all = said.map(({ text }) => text.replaceAll('**', '')).join(' ')
  for (const rule of ASKED[language]) expect(all).toMatch(rule)
})
