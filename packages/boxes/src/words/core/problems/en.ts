/** Messages for problems in English. */
import type { BadLine, BadMove, BadRecord, BadSetup, Strayed, UnknownField } from '@heptapolis/engine/box'
import { form, listed } from '../../grammar/en.ts'
import type { CoreWords, Shaped, Speech } from '../../types.ts'

const anyBox = (ids: readonly string[], say: Speech): string =>
  ids.length === 0 ? 'an expansion that does not exist yet' : `the expansion ${listed(ids.map(say.boxName), 'or')}`

const belongs = ({ known, nearest, elsewhere }: Pick<UnknownField, 'known' | 'nearest' | 'elsewhere'>): string => {
  if (elsewhere?.boxes) return `it belongs to ${elsewhere.boxes.join(' or ')}, which is not in play (setup.boxes)`
  if (elsewhere?.place === 'table') return 'it is a field of the position, beside cities'
  if (elsewhere?.place === 'city') return 'it is a field of each city'
  return nearest === undefined ? `the fields are ${known.join(', ')}` : `the nearest known one is "${nearest}"`
}

const SETUP_SHAPES: Readonly<Record<Shaped<BadSetup>, string>> = {
  setup: 'A set-up must be an object with edition, boxes, seats and seed.',
  boxes: 'boxes must be a list of expansion ids.',
  seats: 'seats must be a list of seats.',
  seat: 'Each seat must be an object; {} means a random wonder.',
  wonder: 'The wonder of a seat must be a text.',
  side: 'The side of a seat must be a text.',
  name: 'The name of a seat must be a text.',
  price: 'The price of a seat must be a whole number of points from 0 to 99.',
  seed: 'seed must be a text.',
  teams: 'teams must be true or false.',
  dataVersion: 'dataVersion must be a text such as "2.1.1".',
  options: 'options must be an object; each value is a text, a number, true or false, or an object.',
  without: 'without must be a list of wonders, such as ["gizah"].',
  houseRules: 'houseRules must be an object; each value is the name of a reading, such as {"ties":"shared"}.',
}

function badSetup(why: BadSetup): string {
  switch (why.is) {
    case 'no-such-box':
      return `There is no expansion "${why.box}"; the expansions are ${why.known.join(', ') || 'none yet'}.`
    case 'no-such-option':
      return `options: there is no option "${why.option}"; the options are ${why.known.join(', ') || 'none'}.`
    case 'no-such-choice':
      return `options.${why.option} must be ${listed(why.known, 'or')}.`
    case 'no-such-house-rule':
      return `houseRules: there is no house rule "${why.rule}"; the house rules are ${why.known.join(', ') || 'none'}.`
    case 'no-such-reading':
      return `houseRules.${why.rule} must be ${listed(why.known, 'or')}.`
    case 'seats':
      return `seats must be a list of ${why.least} to ${why.most} seats.`
    case 'no-such-edition':
      return `edition must be one of ${why.known.join(', ')}.`
    case 'box-twice':
      return `The expansion "${why.box}" is listed twice.`
    case 'shape':
      return SETUP_SHAPES[why.of]
  }
}

function badLine(why: BadLine): string {
  switch (why.is) {
    case 'other-line':
      return `line: after the question "${why.question}" the game continues at ${why.lines.join(' or ')}, not at ${why.line}.`
    case 'endless':
      return `line: starting from ${why.line}, the game would never end.`
    case 'dead-end':
      return `line: after this question the game cannot continue at ${why.line}: it would fail with ${why.fault}.`
  }
}

const MOVE_SHAPES: Readonly<Record<Shaped<BadMove>, string>> = {
  move: 'A move must be an object such as {"action":"build","card":"altar"}.',
  action: 'action must be a text such as "build".',
  card: 'card must be the id of a card.',
  by: 'by must be a text such as "chain".',
  pay: 'pay must be an object such as {"left":2}.',
}

function badMove(why: BadMove): string {
  switch (why.is) {
    case 'nothing-done':
      return 'A move starts with an action, such as "build altar".'
    case 'strange-word':
      return `"${why.word}" is not part of a move; expected <2, >1, $1 or name=value.`
    case 'no-seller':
      return `from must be ${why.known.join(', ')}, or several of them joined by "+".`
    case 'no-coins':
      return `${why.field} must be a whole number of coins.`
    case 'shape':
      return MOVE_SHAPES[why.of]
  }
}

const RECORD_SHAPES: Readonly<Record<Shaped<BadRecord>, string>> = {
  record: 'A record must be an object with version 1 or 2, a setup and a list of moves.',
  moves: 'A record must have a list of moves.',
  seed: 'The setup of a record must have a seed, which is a text.',
  engine: 'engine and data of a record must be texts.',
  chance: 'chance must be a list of [number of moves before, ids of pieces].',
  course: 'course must be a list of [number of moves before, patch].',
  end: 'end must be a list of score sheets with total, coins, rank and rows.',
}

const STRAYED: Readonly<Record<Exclude<Strayed['is'], 'surplus'>, string>> = {
  'other-time': 'Cards were drawn at another time.',
  'other-chance': 'The drawn cards do not follow from the seed of the record.',
  'other-end': 'The record contains too few or too many drawn cards.',
  'other-points': 'The recorded points differ.',
  'other-table': 'The recorded table differs.',
}

const strayed = (why: Strayed): string =>
  why.is === 'surplus'
    ? `The record draws ${why.given} pieces where the game draws ${why.gives}; too many: ${why.surplus.join(', ')}.`
    : STRAYED[why.is]

function badRecord(why: BadRecord, say: Speech): string {
  switch (why.is) {
    case 'move':
      return `Move ${why.move} of the record: ${say.problem(why.problem)}`
    case 'line':
      return `Line ${why.line}: ${say.problem(why.problem)}`
    case 'no-move':
      return 'expected a seat and a move'
    case 'no-header':
      return 'A record must start with "heptapolis 2" (or 1) and the set-up, or be JSON.'
    case 'no-pair':
      return `Move ${why.move} must be [seat, move].`
    case 'shape':
      return RECORD_SHAPES[why.of]
    case 'gone':
      return `The record draws "${why.piece}", which is no longer in this game.`
    case 'no-game':
      return `No game can be made from this record: ${why.fault}`
    case 'strayed':
      return `After ${why.after} ${form(why.after, 'move', 'moves')}: ${strayed(why.why)}`
    case 'nobody-asked':
      return 'No player has anything to choose in this game.'
    case 'no-table':
      return 'This record does not contain the state of the table.'
  }
}

export const problems = {
  'bad-setup': badSetup,
  'bad-position': (why, say) => say.fault(why),
  'bad-line': badLine,
  'bad-json': ({ fault }) => `This is not JSON: ${fault}`,
  'unknown-field': ({ where, name, ...known }) => `${where || 'A position'} has no field "${name}"; ${belongs(known)}.`,
  'too-many-players': ({ players, boxes }, say) => `${players} players need ${anyBox(boxes, say)}.`,
  'no-teams': ({ boxes }, say) => `A game in teams needs ${anyBox(boxes, say)}.`,
  'bad-teams': ({ players }) => `Teams have two players each: 4, 6 or 8 players are needed, not ${players}.`,
  'too-few-wonders': ({ cities, wonders }) => `${cities} cities need ${cities} wonders; there are only ${wonders}.`,
  'cannot-leave-out': ({ nameId }, say) =>
    `${say.pieceById(nameId)} cannot be left out: only guilds, leaders and other cards that are drawn can.`,
  'too-many-left-out': ({ nameIds, needed, left }, say) =>
    `The game needs ${needed} of these cards, but only ${left} would be left. Put one back: ${listed(nameIds.map(say.pieceById))}.`,
  'no-such-wonder': ({ wonder, known }, say) =>
    `There is no wonder "${wonder}" in this game; the wonders are ${listed(known.map(say.wonder))}.`,
  'no-such-side': ({ side, wonder, known }, say) =>
    `There is no side "${side}" of ${wonder === undefined ? 'any wonder' : say.wonder(wonder)}; the sides are ${listed(known)}.`,
  'wonder-twice': ({ wonder }, say) => `Two cities have the wonder ${say.wonder(wonder)}.`,
  'seats-differ': ({ seat, field, ofSeat, ofCity }) =>
    `cities[${seat}].${field} is "${ofCity}", but setup.seats[${seat}].${field} is "${ofSeat}".`,
  'needs-box': ({ wonder, side, box }, say) =>
    `${side ? 'This side of ' : ''}${say.wonder(wonder)} needs the expansion ${say.boxName(box)}.`,
  'too-early': ({ nameId, age: of, now }, say) =>
    `${say.pieceById(nameId)} is a card of ${say.terms.age(of)}, but this is ${now > 0 ? say.terms.age(now) : 'before the first Age'}.`,
  'too-often': ({ nameId, places, copies }, say) =>
    `${say.pieceById(nameId)} is in ${places} places, but there ${form(copies, 'is only one copy', `are only ${copies} copies`)}.`,
  'twice-in-city': ({ nameId }, say) => `One city cannot have ${say.pieceById(nameId)} twice.`,
  'no-room-in-city': ({ field, most }, say) => `A city has room for ${most} of these: ${say.field(field)}.`,
  'too-many-in-city': ({ field, most }, say) => `A city can have at most ${most}: ${say.field(field)}.`,
  'too-many-drawn': ({ nameIds, age: of, drawn }, say) =>
    `${listed(nameIds.map(say.pieceById))}: of these cards only ${drawn} are in the deck of ${say.terms.age(of)}, not ${nameIds.length}.`,
  'not-in-game': ({ nameId, players }, say) => `${say.pieceById(nameId)} is not used with ${players} players.`,
  'too-many-tokens': ({ field, value, nameId, tokens, most, now }, say) => {
    const kind = nameId === undefined ? value : say.pieceById(nameId)
    const what = kind === undefined ? say.field(field) : `${say.field(field)}: ${kind}`
    return `All cities together have ${tokens} of one kind (${what}); ${now > 0 ? `by ${say.terms.age(now)}` : 'before the first Age'} there are ${most || 'none'}.`
  },
  'illegal-move': (why, say) => {
    switch (why.is) {
      case 'unknown-card':
        return `There is no card "${why.card}" in this game.`
      case 'not-at-hand':
        return `${say.pieceById(why.nameId)} cannot be chosen now.`
      case 'obstacle':
        return `${say.pieceById(why.nameId)} ${say.obstacle(why.obstacle)}.`
      case 'not-possible':
        return `"${why.action}" is not possible now; possible actions: ${why.possible.join(', ')}.`
      case 'no-such-move':
        return `No such move. With this action you can play: ${why.moves.join(' ')}`
    }
  },
  'not-asked': ({ seat, asked }) =>
    `Seat ${seat} has nothing to choose now; the game is waiting for ${asked.join(', ')}.`,
  'game-over': () => 'The game is over.',
  'bad-move': (why) =>
    'is' in why ? badMove(why) : `${why.where || 'A move'} has no field "${why.name}"; ${belongs(why)}.`,
  'ambiguous-move': ({ moves }) => `Several moves match; choose one: ${moves.join(' ')}`,
  'bad-seat': ({ last }) => `A seat must be a whole number from 0 to ${last}.`,
  'bad-record': badRecord,
  'rules-changed': (why, say) =>
    why.is === 'move'
      ? `Move ${why.move} of the record can no longer be played: ${say.problem(why.problem)}`
      : badRecord(why, say),
} satisfies CoreWords['problems']
