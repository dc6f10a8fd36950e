/** Agreements of people at one device, with every method: the last answer of a step reveals it, bots fill the other seats. */
import { BOXES } from '@heptapolis/boxes'
import { compile, sure } from '@heptapolis/engine'
import { describe, expect, test } from 'vitest'
import { questionOf, stepOf, unanswered } from './agreement.ts'
import { botAnswer } from './bot-answers.ts'
import { agreedWithPerson, agreementIn, answeredAtDevice, openAtDevice } from './by-bots.ts'
import { METHODS } from './model.ts'
import { shownAgreement } from './view.ts'

const rulesOf = (without: string[] = []) =>
  sure(compile({ edition: '2e', boxes: ['wonder-pack'], without, seats: [{}, {}, {}, {}] }, BOXES))

const NO_DICE = { below: () => 0 } as unknown as Parameters<typeof botAnswer>[2]
const PEOPLE = [0, 2]

describe.each(METHODS)('an agreement at one device by %s', (method) => {
  const terms = agreementIn(rulesOf(), method, { sides: 'free', isSpread: true })

  test.each(['one', 'two', 'three'])('asks people only and gives each wonder once: seed %s', (seed) => {
    let agreement = sure(openAtDevice(terms, seed, PEOPLE))
    for (let answers = 0; !agreement.result; answers++) {
      expect(answers).toBeLessThan(10)
      const waiting = unanswered(agreement).filter((seat) => PEOPLE.includes(seat))
      const [seat = -1] = waiting
      const question = questionOf(agreement, seat)
      if (!question) throw new Error('nobody is asked')
      const before = stepOf(agreement)
      agreement = sure(answeredAtDevice(agreement, seat, botAnswer(question, '2e', NO_DICE), PEOPLE))
      // The view between two people has no answer of the open step.
      if (waiting.length > 1) expect(stepOf(agreement)).toBe(before)
      expect(shownAgreement(agreement, undefined).answer).toBeUndefined()
    }
    expect(new Set(agreement.result.map(({ wonder }) => wonder)).size).toBe(4)
  })

  test('is the same one as in the terminal', async () => {
    const given = await agreedWithPerson(terms, 'some', 1, async (question) => botAnswer(question, '2e', NO_DICE))
    let agreement = sure(openAtDevice(terms, 'some', [1]))
    for (let question = questionOf(agreement, 1); question; question = questionOf(agreement, 1)) {
      agreement = sure(answeredAtDevice(agreement, 1, botAnswer(question, '2e', NO_DICE), [1]))
    }
    expect(agreement.result).toEqual(given)
  })
})

test('leaves out wonders of the set-up', () => {
  const without = ['gizah', 'rhodos']
  expect(agreementIn(rulesOf(without), 'draft').pool.map(({ wonder }) => wonder)).not.toEqual(
    expect.arrayContaining(without),
  )
})

test('refuses an answer that is not on offer, and keeps the question', () => {
  const agreement = sure(openAtDevice(agreementIn(rulesOf(), 'pair'), 'some', [0]))
  expect(answeredAtDevice(agreement, 0, { wonder: 'atlantis' }, [0])).toMatchObject({ error: { code: 'not-offered' } })
})
