/** Messages for impossible positions in English. */
import type { Instead } from '@heptapolis/engine/box'
import { form, listed } from '../../grammar/en.ts'
import type { CoreWords, Speech } from '../../types.ts'

const instead = ({ of, shown, near }: Instead): string => {
  if (of === 0) return 'there are none'
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
  'no-ids': ({ field }) => `${field} must contain ids, which are texts.`,
  'no-pair': ({ field }) => `${field} must be a number and a seat.`,
  'no-such-tokens': ({ field, values }) =>
    `${field} must be a list of token values: ${listed(values.map(String), 'or')}.`,
  'no-chance': ({ field }) => `${field} must have a key of 64 hex digits, or quick dice of 32.`,
  'too-many': ({ field, what }) => `${field} contains too many ${what}.`,
  'no-room': ({ field, room }) => `${field} contains too many; there is room for ${room}.`,
  'said-twice': ({ field, beside }) => `Give either ${field} or ${beside}, not both.`,
  'not-possible-now': ({ field }) => `${field} is not possible now.`,
  'too-much-about': ({ field }) => `${field} must have two numbers at most.`,
  'none-open': () => 'queue: questions can wait only while another one is open.',
  'nobody-named': () => 'question.asked must name a seat.',
  'not-one-each': () =>
    'question.each must contain one question for each seat of question.asked, the one of question.id first.',
  'answers-unasked': () => 'question.answered names a seat that is not asked.',
  'answers-before-keeper': ({ seat }) =>
    `question.answered names seat ${seat}, but its keeper must answer for the own city first.`,
  'all-answered': () => 'question.answered names every seat: then no question is open.',
  'asked-in-turn': () => 'question.asked: this question is asked to one seat at a time.',
  'nobody-asked': () => 'No seat is asked: the game could not continue from this position.',
  'nothing-to-answer': ({ seat, question }) => `Seat ${seat} is asked "${question}", but has no possible answer.`,
  'no-position': () => 'A position must be an object with a list of cities.',
  'no-city': () => 'Each city of a position must be an object.',
  'no-setup': () => 'setup must be an object with edition, boxes, seats and seed.',
  'other-cities': ({ cities, given }) => `This game has ${cities} cities, but the position has ${given}.`,
  'no-board': ({ wonder, side, known }) =>
    `There is no board ${JSON.stringify({ wonder, side })} in this game, or it is taken; the wonders are ${known.join(', ')}.`,
  'stages-beyond': ({ field, stages }) => `${field}: this wonder has ${stages} ${form(stages, 'stage', 'stages')}.`,
  'stage-twice': ({ field, stage }) => `${field}: stage ${stage} is listed twice.`,
  'stages-in-order': ({ field }) => `${field}: the stages of this wonder must be built in order.`,
  'other-wonder': ({ field, stage, known }) =>
    `${field}: ${stage} belongs to another wonder; the stages of this one are ${known.join(', ')}.`,
  'more-buried': ({ field }) => `${field} contains more cards than there are stages.`,
  'not-left': ({ field }) => `${field}: fewer are left, because the others are elsewhere in the position.`,
  'no-age': () => 'age must be 1, 2 or 3.',
  'no-phase': ({ phase }) => `There is no phase "${phase}" in this game.`,
  'no-turn': ({ turns }) => `turn must be from 1 to ${turns}.`,
  'no-line': () => 'line must name the line of the script that follows this question, such as {"id":"conflicts"}.',
  'too-few-cards': () => 'Too few cards of this Age are left for the hands that are not given.',
}
