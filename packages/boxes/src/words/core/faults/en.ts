/** Messages for impossible positions in English. */
import type { Instead } from '@heptapolis/engine/box'
import { form, listed } from '../../grammar/en.ts'
import type { CoreWords, Speech } from '../../types.ts'

const instead = ({ of, shown, near }: Instead): string => {
  if (of === 0) return 'there is none'
  if (near) return `the nearest of ${of}: ${shown.join(', ')}`
  if (shown.length < of) return `there are ${of}, such as ${shown.join(', ')}`
  return `${form(of, 'there is', 'there are')} ${shown.join(', ')}`
}

const PLAIN = ['numbers', 'ids', 'names', 'seats', 'pairs', 'questions', 'losses']
const many = (what: string, say: Speech): string => (PLAIN.includes(what) ? what : say.sort(what)[1])

export const faults: CoreWords['faults'] = {
  'no-such': ({ field, what, name, ...known }) =>
    name === undefined
      ? `${field} is missing: it names the ${what}; ${instead(known)}.`
      : `${field}: there is no ${what} "${name}" in this game; ${instead(known)}.`,
  'no-such-number': ({ field, least, most }) => `${field} must be a whole number from ${least} to ${most}.`,
  'no-object': ({ field, such }) => `${field} must be an object such as ${such}.`,
  'no-list': ({ field, what }, say) => `${field} must be a list of ${many(what, say)}.`,
  'not-so-many-numbers': ({ field, size }) => `${field} must be a list of ${size} numbers.`,
  'no-flag': ({ field }) => `${field} must be true or false.`,
  'no-ids': ({ field }) => `${field} must hold ids, which are texts.`,
  'no-pair': ({ field }) => `${field} must be a number and a seat.`,
  'no-such-tokens': ({ field, values }) =>
    `${field} must be a list of token values: ${listed(values.map(String), 'or')}.`,
  'no-chance': ({ field }) => `${field} must have a key of 64 hex digits, or quick dice of 32.`,
  'too-many': ({ field, what }) => `${field} holds too many ${what}.`,
  'no-room': ({ field, room }) => `${field} holds too many; there is room for ${room}.`,
  'said-twice': ({ field, beside }) => `${field} stands beside ${beside}: one of them is enough.`,
  'not-possible-now': ({ field }) => `${field} is not possible now.`,
  'too-much-about': ({ field }) => `${field} has two numbers at most.`,
  'none-open': () => 'queue: no question is open, so none can wait.',
  'nobody-named': () => 'question.asked must name a seat.',
  'not-one-each': () =>
    'question.each must hold one question for each seat of question.asked, that of question.id first.',
  'answers-unasked': () => 'question.answered names a seat that is not asked.',
  'answers-before-keeper': ({ seat }) =>
    `question.answered names seat ${seat}, for which its keeper answers after the own city.`,
  'all-answered': () => 'question.answered names everybody: then nothing is asked any more.',
  'asked-in-turn': () => 'question.asked: this is asked one after another.',
  'nobody-asked': () => 'Nobody is asked: nobody could go on from this position.',
  'nothing-to-answer': ({ seat, question }) => `Seat ${seat} is asked "${question}", but has nothing to answer with.`,
  'no-position': () => 'A position is an object with a list of cities.',
  'no-city': () => 'Each city of a position is an object.',
  'no-setup': () => 'setup must be an object with edition, boxes, seats and seed.',
  'other-cities': ({ cities, given }) => `This game has ${cities} cities, the position ${given}.`,
  'no-board': ({ wonder, side, known }) =>
    `There is no board ${JSON.stringify({ wonder, side })} in this game, or it is taken; the wonders are ${known.join(', ')}.`,
  'stages-beyond': ({ field, stages }) => `${field}: this wonder has ${stages} ${form(stages, 'stage', 'stages')}.`,
  'stage-twice': ({ field, stage }) => `${field}: stage ${stage} is named twice.`,
  'stages-in-order': ({ field }) => `${field}: the stages of this wonder are built in order.`,
  'other-wonder': ({ field, stage, known }) =>
    `${field}: ${stage} is of another wonder; the stages of this one are ${known.join(', ')}.`,
  'more-buried': ({ field }) => `${field} holds more cards than there are stages.`,
  'not-left': ({ field }) => `${field}: so many are not left of those that lie nowhere else.`,
  'no-age': () => 'age must be 1, 2 or 3.',
  'no-phase': ({ phase }) => `There is no phase "${phase}" in this game.`,
  'no-turn': ({ turns }) => `turn must be from 1 to ${turns}.`,
  'no-line': () => 'line must say which line of the script comes after this question, such as {"id":"conflicts"}.',
  'too-few-cards': () => 'Too few cards of this Age are left for the hands that are not given.',
}
