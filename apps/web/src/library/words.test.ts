import { FIRST_LANGUAGE, type Language } from '@heptapolis/boxes'
import { afterEach, expect, test } from 'vitest'
import { loadLanguage } from '../i18n/index.ts'
import { settings } from '../settings/settings.ts'
import { catalogue } from './catalogue/catalogue.ts'
import { describeHalves, libraryWords } from './words.ts'

afterEach(() => settings.setState({ language: FIRST_LANGUAGE }))

async function speak(language: Language): Promise<void> {
  await loadLanguage(language)
  settings.setState({ language })
}

const carthage = () => {
  const stages = catalogue()
    .find(({ id }) => id === 'carthage')
    ?.latest.boards.flatMap((board) => board.stages)
  return stages?.filter((halves) => halves.length > 1).map(describeHalves) ?? []
}

test('describes a stage with a choice as one sentence', async () => {
  expect(carthage()[0]).toMatch(/^Either [^.;]+ and [^.;]+, or [^.;]+\.$/)
  await speak('fr')
  expect(carthage()[0]).toMatch(/^Soit [^.;]+ et [^.;]+, soit [^.;]+\.$/)
})

test('says from how many players a card has copies in French', async () => {
  await speak('fr')
  const { copies } = libraryWords()
  expect(copies([4])).toBe('Un exemplaire à partir de 4 joueurs')
  expect(copies([4, 7])).toBe('Un exemplaire à partir de 4 joueurs, un second à partir de 7')
  expect(copies([3, 5, 6])).toBe('Un exemplaire à partir de 3 joueurs, d’autres à partir de 5 et 6')
})
