/** French articles before the names of cards. */
import { sure } from '@heptapolis/engine'
import { EDITIONS } from '@heptapolis/engine/box'
import { compile } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { BOXES, speechIn } from '../index.ts'
import { SHELF } from '../shelf.ts'
import { au, du, le } from './grammar/fr.ts'

const say = await speechIn('fr')
const ALL = BOXES.slice(1).map(({ id }) => id)
const PIECES = EDITIONS.flatMap((edition) =>
  sure(compile({ edition, boxes: ALL, seats: [{}, {}, {}, {}] }, BOXES)).pieces.slice(1),
)
/** Wonders have no article, laws are quoted. */
const OTHERS = ['board', 'stage', 'tile', 'leader']
const namesOf = (isMeant: (sort: string) => boolean, from?: string): string[] => [
  ...new Set(PIECES.filter(({ sort, box }) => isMeant(sort) && box === (from ?? box)).map((piece) => say.piece(piece))),
]
const isCard = (sort: string): boolean => !OTHERS.includes(sort)
const nounOf = (name: string): string => name.split(' ')[0].toLowerCase()

test('No leader has an article', () => {
  expect(namesOf((sort) => sort === 'leader').filter((name) => le(name) !== name)).toEqual([])
})

const BY_BOX = await Promise.all(
  SHELF.map(async ({ rules, translated }) => ({ box: rules.id, nouns: (await translated('fr')).nouns ?? {} })),
)
/** What causes gains and losses without being a card. */
const CAUSES: Readonly<Record<string, readonly string[]>> = {
  base: ['étape'],
  armada: ['piraterie', 'taxe'],
  'babel-tower': ['loi'],
  'babel-projects': ['projet'],
  edifice: ['édifice'],
}
const split = (list = ''): string[] => list.split(' ').filter(Boolean)

describe.each(BY_BOX)('The French words of $box', ({ box, nouns }) => {
  const begun = [...new Set([...namesOf(isCard, box).map(nounOf), ...(CAUSES[box] ?? [])])]
  const listed = Object.values(nouns).flatMap(split)

  test('list each noun that begins the name of a card or of a cause, once', () => {
    expect(listed.toSorted()).toEqual(begun.toSorted())
  })

  test('give a noun the article that other boxes give it', () => {
    const others = BY_BOX.filter((one) => one.box !== box)
    const differing = Object.entries(nouns).flatMap(([article, list]) =>
      split(list).filter((noun) =>
        others.some((one) => Object.entries(one.nouns).some(([a, l]) => a !== article && split(l).includes(noun))),
      ),
    )
    expect(differing).toEqual([])
  })

  test('take a first noun in -s as plural, except words that always end so', () => {
    const invariable = ['puits', 'repos', 'ludus', 'oasis']
    const plain = [...split(nouns.feminine), ...split(nouns.masculine)].filter((noun) => noun.endsWith('s'))
    expect(plain.filter((noun) => !invariable.includes(noun))).toEqual([])
    expect(split(nouns.plural).filter((noun) => !noun.endsWith('s'))).toEqual([])
  })
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
