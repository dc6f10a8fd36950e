/** The leaders, one line each: cost in coins (A for the number of the Age), then effects. */
import { type PieceDef, shorthand, type Terms } from '@heptapolis/engine/box'
import { discount, leader, most, power, reward, set } from './define.ts'
import { BERENICE, FIRST_EDITION_CITIES, LATER_CITIES, SECOND_EDITION_CITIES } from './rules/with-cities.ts'

const { OWN, coins, dig, each, points, science, shields, victory } = shorthand

const STANDARD: readonly PieceDef[] = [
  leader('alexander', 3, each('victory', OWN, { points: 1 })),
  leader('amytis', 4, each('stage', OWN, { points: 2 })),
  leader('archimedes', 4, discount('green')),
  leader('aristotle', 3, { kind: 'setBonus', points: 3 }),
  leader('bilkis', 4, power('bank-good')),
  leader('caesar', 5, shields(2)),
  leader('cleopatra', 4, points(5)),
  leader('croesus', 1, coins(6)),
  leader('euclid', 5, science('compass')),
  leader('hammurabi', 2, discount('blue')),
  leader('hannibal', 2, shields(1)),
  leader('hiram', 3, each('purple', OWN, { points: 2 })),
  leader('hypatia', 4, each('green', OWN, { points: 1 })),
  leader('imhotep', 3, discount('stage')),
  leader('justinian', 3, set(['red', 'blue', 'green'], 3)),
  leader('leonidas', 2, discount('red')),
  leader('maecenas', 1, power('free-leaders')),
  leader('midas', 3, each('three-coins', OWN, { points: 1 })),
  leader('nebuchadnezzar', 4, each('blue', OWN, { points: 1 })),
  leader('nefertiti', 3, points(4)),
  leader('nero', 1, reward('victory', 2)),
  leader('pericles', 6, each('red', OWN, { points: 2 })),
  leader('phidias', 3, each('brown', OWN, { points: 1 })),
  leader('plato', 4, set(['brown', 'grey', 'blue', 'yellow', 'green', 'red', 'purple'], 7)),
  leader('praxiteles', 3, each('grey', OWN, { points: 2 })),
  leader('ptolemy', 5, science('tablet')),
  leader('pythagoras', 5, science('gear')),
  leader('ramses', 5, power('free-guilds')),
  leader('sappho', 1, points(2)),
  leader('solomon', 3, dig('solomon')),
  leader('varro', 3, each('yellow', OWN, { points: 1 })),
  leader('vitruvius', 1, reward('chain', 2)),
  leader('xenophon', 2, reward('yellow', 2)),
  leader('zenobia', 2, points(3)),
]

/** Part of the first box; expert leaders in the second edition. */
const EXACTING: readonly PieceDef[] = [
  leader('hatshepsut', 2, power('commission')),
  leader('tomyris', 4, power('defeats-returned')),
]

const ANNIVERSARY: readonly PieceDef[] = [
  leader('aganice', 'A', { kind: 'swapSymbol' }),
  leader('agrippina', 1, { kind: 'onlyLeader', points: 7 }),
  leader('cornelia', 'A', most('yellow', 5)),
  leader('cynisca', 'A', { kind: 'without', of: 'defeat', points: 6 }),
  leader('enheduanna', 4, { kind: 'commonSymbol' }),
  leader('eurypyle', 'A', most('red', 5)),
  leader('gorgo', 5, { kind: 'victoryPairs' }),
  leader('makeda', 'A', most('coin', 5)),
  leader('nitocris', 'A', victory('age')),
  leader('phryne', 'A', most('blue', 5)),
  leader('telesilla', 3, { kind: 'amnesty' }),
  leader('theano', 'A', most('green', 5)),
]

/** Leaders that differ in the first edition. */
const FIRST_EDITION: readonly PieceDef[] = [leader('maecenas', 1, power('free-recruitment'))]

/** Leaders that are shuffled for a game. */
export function leadersFor(setup: Terms): readonly PieceDef[] {
  return setup.edition === '1e' ? firstEdition(setup) : secondEdition(setup)
}

function firstEdition(setup: Terms): readonly PieceDef[] {
  const withCities = setup.boxes.includes('cities')
  const all = [...STANDARD, ...EXACTING, ...(withCities ? FIRST_EDITION_CITIES : [])]
  if (setup.options?.leadersAnniversary) all.push(...ANNIVERSARY, ...(withCities ? LATER_CITIES : []))
  return all.map((one) => FIRST_EDITION.find(({ id }) => id === one.id) ?? one)
}

function secondEdition(setup: Terms): readonly PieceDef[] {
  const expert = setup.options?.leadersPool === 'standard' ? [] : [...EXACTING, ...ANNIVERSARY, BERENICE]
  return [...STANDARD, ...expert, ...(setup.boxes.includes('cities') ? SECOND_EDITION_CITIES : [])]
}
