/** Texts of Edifice in English. */
import { form, listed, plural } from '../../words/grammar/en.ts'
import { signed } from '../../words/grammar/signed.ts'
import type { BoxWords, Speech } from '../../words/types.ts'
import { type Penalty, penaltyOf } from '../edifices.ts'

function lost(penalty: Penalty, say: Speech): string {
  if ('card' in penalty) return `lose a ${say.thing(penalty.card)[0]}`
  if ('coins' in penalty) return `lose ${plural(penalty.coins, 'coin')}`
  return `lose ${penalty.victories} ${form(penalty.victories, ...say.thing('victory'))}`
}

/** `1+3` as `+1 and +3`. */
const signedValues = (values: unknown): string =>
  listed(
    String(values)
      .split('+')
      .map((value) => `+${value}`),
  )

export const words = {
  name: 'Edifice',
  about: 'Each Age has an edifice: it rewards its builders if it is finished, and penalises the others if it fails.',
  wonders: {
    ur: 'Ur',
    carthage: 'Carthage',
  },
  pieces: {
    'artisan-district': 'Artisan District',
    belvedere: 'Belvedere',
    'curtain-wall': 'Curtain Wall',
    'money-changer': 'Money Changer',
    outpost: 'Outpost',
    factory: 'Factory',
    amphitheater: 'Amphitheater',
    'auction-house': 'Auction House',
    'staging-camp': 'Staging Camp',
    'river-port': 'River Port',
    'gold-reserves': 'Gold Reserves',
    archives: 'Archives',
    'concentric-castle': 'Concentric Castle',
    agora: 'Agora',
    'military-school': 'Military School',
  },
  sorts: { edifice: ['edifice', 'edifices'] },
  things: { 'age-card-colour': ['colour of Age cards', 'colours of Age cards'] },
  effects: {
    repeatGuild: () => 'at the end, one guild of your city scores once more',
    pardon: () => 'give back all your defeat tokens',
    pawn: ({ age }, say) =>
      `take a pawn of ${age === 'any' ? 'an Age of your choice' : say.terms.age(age)} from the box`,
  },
  questions: {
    penalty: {
      text: 'The edifice failed, and you have no pawn of it: choose what you lose.',
      verbs: { pick: 'Lose' },
    },
    'pawn-from-box': { text: 'Take a pawn of an Age of your choice from the box.' },
  },
  actions: { 'lose-tokens': 'Lose', 'take-pawn': 'Take a pawn' },
  details: {
    age: (age, say) => `of ${say.terms.age(Number(age))}`,
    tokens: (values) => `the ${signedValues(values)} tokens`,
  },
  steps: {
    edifices: 'Lay out one edifice of each Age at random, with its pawns on it.',
    participate: 'Players who take part in the edifice take a pawn from it; missing pawns come from the box.',
    'construct-edifice': 'An edifice whose last pawn was taken is finished: every pawn of its Age gets the reward.',
    'edifice-fails': 'An edifice with pawns left fails: players without a pawn of this Age suffer its penalty.',
    'edifice-penalty': 'What was chosen for the penalty is lost.',
  },
  scoreLines: { edifice: 'Edifices' },
  sources: {
    'edifice-debt-1': 'edifice debt of Age I',
    'edifice-debt-2': 'edifice debt of Age II',
    'edifice-debt-3': 'edifice debt of Age III',
  },
  named: { edifice: (name) => `the edifice ${name}` },
  events: {
    pawn: ({ along, card }, { piece }) =>
      along ? `took part in the edifice ${piece(card)}` : `took a pawn of the edifice ${piece(card)} from the box`,
    'edifice-built': (event, { piece }) => `The edifice ${piece(event.card)} is finished`,
    'edifice-failed': (event, { piece }) => `The edifice ${piece(event.card)} has failed`,
    'edifice-debt': (event) => `took an edifice debt (${signed(Number(event.value))} points)`,
    discarded: (event, { piece }) => `lost ${piece(event.card)}`,
    'tokens-lost': (event) => `lost the ${signedValues(event.tokens)} victory tokens`,
  },
  problems: {
    'too-many-pawns': ({ lying, most }) =>
      `There are ${lying} pawns on an edifice; with this number of players there are ${most} at most.`,
    'needs-edifices': ({ wonder }, say) => `${say.wonder(wonder)} takes pawns from edifices: edifices must be in play.`,
  },
  faults: {
    'edifices-of-one-age': ({ age }) => `There is one edifice per Age; edifices names two of Age ${age}.`,
    'no-such-fate': ({ field, known }) => `${field} must be one of ${known.join(', ')}.`,
    'built-with-pawns': ({ field }) => `${field}: an edifice is built when no pawn is left on it.`,
  },
  fields: {
    edifices: 'edifices',
    pawns: 'edifice pawns',
    participated: 'took part in the edifice',
    edificeDebt: 'edifice debts',
    state: 'state',
  },
  marks: {
    pawns:
      'This city took part in the edifices of these Ages: it gets their reward if they are finished, and no penalty if they fail.',
    edificeDebt: 'Taken because the penalty of an edifice could not be paid. It costs points at the end.',
  },
  states: { project: 'under construction', built: 'built', failed: 'failed' },
  printed: (piece, say) =>
    piece.sort === 'edifice' ? [`if the edifice fails and you have no pawn: ${lost(penaltyOf(piece), say)}`] : [],
} satisfies BoxWords
