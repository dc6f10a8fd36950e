/** The leaders, one line each: cost in coins (A for the number of the Age), then effects. */
import { type PieceDef, shorthand, type Terms } from '@heptapolis/engine'
import { discount, leader, most, power, reward, set } from './define.ts'
import { BERENICE, FIRST_EDITION_CITIES, LATER_CITIES, SECOND_EDITION_CITIES } from './with-cities.ts'

const { OWN, coins, dig, each, points, science, shields, victory } = shorthand

const STANDARD: readonly PieceDef[] = [
  leader('alexander', 'Alexander', 3, each('victory', OWN, { points: 1 })),
  leader('amytis', 'Amytis', 4, each('stage', OWN, { points: 2 })),
  leader('archimedes', 'Archimedes', 4, discount('green')),
  leader('aristotle', 'Aristotle', 3, { kind: 'setBonus', points: 3 }),
  leader('bilkis', 'Bilkis', 4, power('bank-good')),
  leader('caesar', 'Caesar', 5, shields(2)),
  leader('cleopatra', 'Cleopatra', 4, points(5)),
  leader('croesus', 'Croesus', 1, coins(6)),
  leader('euclid', 'Euclid', 5, science('compass')),
  leader('hammurabi', 'Hammurabi', 2, discount('blue')),
  leader('hannibal', 'Hannibal', 2, shields(1)),
  leader('hiram', 'Hiram', 3, each('purple', OWN, { points: 2 })),
  leader('hypatia', 'Hypatia', 4, each('green', OWN, { points: 1 })),
  leader('imhotep', 'Imhotep', 3, discount('stage')),
  leader('justinian', 'Justinian', 3, set(['red', 'blue', 'green'], 3)),
  leader('leonidas', 'Leonidas', 2, discount('red')),
  leader('maecenas', 'Maecenas', 1, power('free-leaders')),
  leader('midas', 'Midas', 3, each('three-coins', OWN, { points: 1 })),
  leader('nebuchadnezzar', 'Nebuchadnezzar', 4, each('blue', OWN, { points: 1 })),
  leader('nefertiti', 'Nefertiti', 3, points(4)),
  leader('nero', 'Nero', 1, reward('victory', 2)),
  leader('pericles', 'Pericles', 6, each('red', OWN, { points: 2 })),
  leader('phidias', 'Phidias', 3, each('brown', OWN, { points: 1 })),
  leader('plato', 'Plato', 4, set(['brown', 'grey', 'blue', 'yellow', 'green', 'red', 'purple'], 7)),
  leader('praxiteles', 'Praxiteles', 3, each('grey', OWN, { points: 2 })),
  leader('ptolemy', 'Ptolemy', 5, science('tablet')),
  leader('pythagoras', 'Pythagoras', 5, science('gear')),
  leader('ramses', 'Ramses', 5, power('free-guilds')),
  leader('sappho', 'Sappho', 1, points(2)),
  leader('solomon', 'Solomon', 3, dig('solomon')),
  leader('varro', 'Varro', 3, each('yellow', OWN, { points: 1 })),
  leader('vitruvius', 'Vitruvius', 1, reward('chain', 2)),
  leader('xenophon', 'Xenophon', 2, reward('yellow', 2)),
  leader('zenobia', 'Zenobia', 2, points(3)),
]

/** In the first box, but among the expert leaders of the second edition. */
const EXACTING: readonly PieceDef[] = [
  leader('hatshepsut', 'Hatshepsut', 2, power('commission')),
  leader('tomyris', 'Tomyris', 4, power('defeats-returned')),
]

const ANNIVERSARY: readonly PieceDef[] = [
  leader('aganice', 'Aganice', 'A', { kind: 'swapSymbol' }),
  leader('agrippina', 'Agrippina', 1, { kind: 'onlyLeader', points: 7 }),
  leader('cornelia', 'Cornelia', 'A', most('yellow', 5)),
  leader('cynisca', 'Cynisca', 'A', { kind: 'without', of: 'defeat', points: 6 }),
  leader('enheduanna', 'Enheduanna', 4, { kind: 'commonSymbol' }),
  leader('eurypyle', 'Eurypyle', 'A', most('red', 5)),
  leader('gorgo', 'Gorgo', 5, { kind: 'victoryPairs' }),
  leader('makeda', 'Makeda', 'A', most('coin', 5)),
  leader('nitocris', 'Nitocris', 'A', victory('age')),
  leader('phryne', 'Phryne', 'A', most('blue', 5)),
  leader('telesilla', 'Telesilla', 3, { kind: 'amnesty' }),
  leader('theano', 'Theano', 'A', most('green', 5)),
]

/** What the first edition prints otherwise. */
const FIRST_EDITION: readonly PieceDef[] = [leader('maecenas', 'Maecenas', 1, power('free-recruitment'))]

/** The leaders that are shuffled for a game. */
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
