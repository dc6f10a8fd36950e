import { afterEach, expect, test } from 'vitest'
import { loadLanguage } from '../../i18n/index.ts'
import { settings } from '../../settings/settings.ts'
import { shipWords } from './space-texts.ts'

afterEach(() => settings.setState({ language: 'en' }))

test('the colour of a card agrees with it in French', async () => {
  await loadLanguage('fr')
  expect(shipWords('green', true)).toMatch(/^Each time you build a green card or a stage, /)
  settings.setState({ language: 'fr' })
  expect(shipWords('green', false)).toMatch(/^Chaque fois que vous construisez une carte verte, /)
})
