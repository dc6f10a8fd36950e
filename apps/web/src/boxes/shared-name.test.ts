import { BOXES } from '@heptapolis/boxes'
import { fromPosition } from '@heptapolis/engine'
import { expect, test } from 'vitest'
import { viewTable } from '../city/view.ts'
import { sharedName } from './shared-name.ts'

/** Names of the project and of the edifice of an Age, as their tiles show them. */
function namesWith(project: string): string[] {
  const setup = { edition: '2e' as const, boxes: ['babel-projects', 'edifice'], seats: [{}, {}, {}, {}], seed: '' }
  const edifices = ['artisan-district', 'auction-house', 'archives'].map((id) => ({ id, pawns: 3 }))
  const cities = [{}, {}, {}, {}]
  const game = fromPosition({ setup, age: 3, turn: 4, project: { id: project, tokens: 2 }, edifices, cities }, BOXES)
  if (!game.ok) throw new Error(game.error.message)
  const { fields } = viewTable(game.value)
  const { rules } = game.value
  return [project, 'archives']
    .flatMap((id) => rules.byId.get(id) ?? [])
    .map((piece) => sharedName(piece, rules, fields))
}

test('tells a project and an edifice of the same name apart', () => {
  expect(namesWith('project-archives')).toEqual(['Great project: Archives', 'Edifice: Archives'])
  expect(namesWith('project-menagerie')).toEqual(['Menagerie', 'Archives'])
})
