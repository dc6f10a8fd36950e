/** A bot that joins late chooses as if it had played from the start, and its choices are reproducible. */
import { BOXES } from '@heptapolis/boxes'
import { apply, compile, isOver, newGame, random, readMove, sight, state, sure, toAct } from '@heptapolis/engine/search'
import { describe, expect, test } from 'vitest'
import { answerAgain, answerOf, type BotSeat, type EarlierChoice, weightsDigest } from './at-table.ts'
import { sitDown } from './bot.ts'
import { hard } from './levels.ts'

const rules = sure(compile({ edition: '2e', boxes: [], seats: [{}, {}, {}] }, BOXES))

interface SeatCase extends BotSeat {
  /** Choice of a bot that played from the start. */
  chosen: number
}

/** Every question of a game played by bots that sat down once. */
function questions(): SeatCase[] {
  const asked: SeatCase[] = []
  const g = newGame(rules, 'a table')
  const players = [0, 1, 2].map(() => sitDown(hard))
  const seenBy: EarlierChoice[][] = [[], [], []]
  while (!isOver(g)) {
    const [city] = toAct(g)
    const seen = sight(g, city)
    const dice = `dice ${asked.length}`
    const ofThisAge = seenBy[city].filter((before) => state.age.get(before.seen) === state.age.get(seen))
    const move = players[city].choose(seen, city, random(dice))
    asked.push({ city, seen, dice, earlier: () => ofThisAge, chosen: move.card })
    seenBy[city].push({ seen, move })
    apply(g, city, move)
  }
  return asked
}

const game = questions()
const cardOf = (question: BotSeat, move: object): number => sure(readMove(question.seen, question.city, move)).card

describe('A bot at a table', () => {
  test('chooses as if it had played all along, given earlier views of the Age', () => {
    expect(game.map((asked) => cardOf(asked, answerOf(asked, 'hard').move))).toEqual(game.map(({ chosen }) => chosen))
    const forgetful = game.map((asked) => cardOf(asked, answerOf({ ...asked, earlier: () => [] }, 'hard').move))
    expect(forgetful).not.toEqual(game.map(({ chosen }) => chosen))
  })

  test('reports its number of worlds and repeats its choice with as many', () => {
    const first = game.slice(0, 6)
    const answers = first.map((asked) => answerOf(asked, 'expert', 8))
    expect(Math.max(...answers.map(({ worlds }) => worlds))).toBe(8)
    for (const [i, answer] of answers.entries())
      expect(answerAgain(game[i], { level: 'expert', ...answer })).toEqual(answer.move)
    const fewer = first.map((asked) => answerOf(asked, 'expert', 2))
    expect(fewer.every(({ worlds }) => worlds <= 2)).toBe(true)
    expect(fewer.map(({ move }) => move)).not.toEqual(answers.map(({ move }) => move))
  })

  test('answers heuristically with no worlds at all', () => {
    expect(answerOf(game[0], 'medium')).toMatchObject({ worlds: 0, weights: weightsDigest() })
  })

  test('is not checked against choices of another version', () => {
    const answer = answerOf(game[0], 'medium')
    expect(answerAgain(game[0], { level: 'medium', ...answer, weights: 'others' })).toBeUndefined()
    expect(answerAgain(game[0], { level: 'medium', weights: answer.weights })).toBeUndefined()
  })
})
