/** French articles before the names of cards. */
import { sure } from '@heptapolis/engine'
import { EDITIONS } from '@heptapolis/engine/box'
import { compile } from '@heptapolis/engine/show'
import { expect, test } from 'vitest'
import { BOXES, speechIn } from '../index.ts'
import { au, du, le } from './grammar/fr.ts'
import { FEMININE, MASCULINE, PLURAL } from './grammar/nouns.ts'

const say = await speechIn('fr')
/** The box of the tutorial stands for those of others, whose cards stay without an article. */
const ALL = BOXES.slice(1).flatMap(({ id }) => (id === 'beacons' ? [] : [id]))
const PIECES = EDITIONS.flatMap((edition) =>
  sure(compile({ edition, boxes: ALL, seats: [{}, {}, {}, {}] }, BOXES)).pieces.slice(1),
)
/** Wonders have no article, laws are quoted. */
const OTHERS = ['board', 'stage', 'tile', 'leader']
const namesOf = (isMeant: (sort: string) => boolean): string[] => [
  ...new Set(PIECES.filter(({ sort }) => isMeant(sort)).map((piece) => say.piece(piece))),
]
const CARDS = namesOf((sort) => !OTHERS.includes(sort))
const NOUNS = [...FEMININE, ...PLURAL, ...MASCULINE]
const nounOf = (name: string): string => name.split(' ')[0].toLowerCase()

test('Every card has an article, and no leader', () => {
  expect(CARDS.filter((name) => le(name) === name)).toEqual([])
  expect(namesOf((sort) => sort === 'leader').filter((name) => le(name) !== name)).toEqual([])
})

test('Every listed noun begins the name of a card, and is listed once', () => {
  const begun = new Set(CARDS.map(nounOf))
  expect(NOUNS.filter((noun) => !begun.has(noun))).toEqual([])
  expect(NOUNS.filter((noun, i) => NOUNS.indexOf(noun) !== i)).toEqual([])
})

test('A first noun in -s is plural except words that always end so', () => {
  const invariable = ['puits', 'repos', 'ludus', 'oasis']
  const plain = [...FEMININE, ...MASCULINE].filter((noun) => noun.endsWith('s'))
  expect(plain.filter((noun) => !invariable.includes(noun))).toEqual([])
  expect(PLURAL.filter((noun) => !noun.endsWith('s'))).toEqual([])
})

test.each([
  ['Marché', 'le Marché', 'du Marché', 'au Marché'],
  ['Verrerie', 'la Verrerie', 'de la Verrerie', 'à la Verrerie'],
  ['Autel', 'l’Autel', 'de l’Autel', 'à l’Autel'],
  ['École', 'l’École', 'de l’École', 'à l’École'],
  ['Écuries', 'les Écuries', 'des Écuries', 'aux Écuries'],
  ['Hangar à bateaux', 'le Hangar à bateaux', 'du Hangar à bateaux', 'au Hangar à bateaux'],
  ['Hôtel de ville', 'l’Hôtel de ville', 'de l’Hôtel de ville', 'à l’Hôtel de ville'],
  ['Guilde des espions', 'la Guilde des espions', 'de la Guilde des espions', 'à la Guilde des espions'],
  ['Archimède', 'Archimède', 'd’Archimède', 'à Archimède'],
])('%s takes its article', (name, ...forms) => {
  expect([le(name), du(name), au(name)]).toEqual(forms)
})
