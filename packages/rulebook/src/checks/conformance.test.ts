import { type Kit, SHELF } from '@heptapolis/boxes'
import type { Atom, BoxRules, Words } from '@heptapolis/boxes/rulebook'
import { describe, expect, test } from 'vitest'
import { rulebookFaults } from './conformance.ts'

test('The rules of every box in words are whole', async () => {
  expect(await rulebookFaults(SHELF)).toEqual([])
})

const [base] = SHELF
const kitOf = (id: string): Kit => SHELF.find(({ rules }) => rules.id === id) ?? base

/** Base game and one box with changed rule texts. */
const changed = (id: string, change: (rules: BoxRules) => Partial<BoxRules>): readonly Kit[] => {
  const kit = kitOf(id)
  const rulebook: Kit['rulebook'] = async () => {
    const rules = await kit.rulebook()
    return { ...rules, ...change(rules) }
  }
  return [base, { ...kit, rulebook }]
}

const saying = (words: Words): Pick<BoxRules, 'words' | 'wordsIn'> => ({ words, wordsIn: async () => ({ words }) })

/** Removes a rule with its words and examples. */
const without = (id: string, { atoms, examples, words }: BoxRules): Partial<BoxRules> => {
  const { [id]: _, ...rules } = words.rules
  const left = examples.filter(({ shows }) => !shows.includes(id))
  const told = Object.fromEntries(left.map((one) => [one.id, words.examples[one.id]]))
  return {
    atoms: atoms.filter((atom) => atom.id !== id),
    examples: left,
    ...saying({ ...words, rules, examples: told }),
  }
}

const withAtom =
  (more: Partial<Atom>, said = 'Said.') =>
  ({ atoms, words }: BoxRules): Partial<BoxRules> => {
    const atom: Atom = { id: 'one-more', at: 'edifice/rules', source: 'ours', ...more }
    const rules = { ...words.rules, ...(said === '' ? {} : { [atom.id]: said }) }
    return { atoms: [...atoms, atom], ...saying({ ...words, rules }) }
  }

describe('What is missing is named', () => {
  test.each<[string, string, (rules: BoxRules) => Partial<BoxRules>, string]>([
    ['a question nobody explains', 'edifice', (rules) => without('ur-pawns', rules), 'is never explained'],
    ['words', 'edifice', withAtom({}, ''), 'edifice, rulebook: en: the rule one-more has no words'],
    [
      'a chapter',
      'edifice',
      withAtom({ at: 'babel/rules' }),
      'edifice, rulebook: the rule one-more stands in babel/rules, but no box it can count on has a chapter babel there',
    ],
    [
      'a section that only another box brings',
      'edifice',
      withAtom({ at: 'actions/tower' }),
      'edifice, rulebook: the rule one-more stands in actions/tower, but no box it can count on has a section tower there',
    ],
    ['a place', 'edifice', withAtom({ at: undefined }), 'the rule one-more must stand in a section, or in the slot'],
    [
      'a heading of one language',
      'edifice',
      () => ({ headingsIn: undefined }),
      'edifice, rulebook: there are no headings in fr',
    ],
    [
      'a number of the first page',
      'edifice',
      ({ headings }) => ({ headings: { ...headings, figures: { towers: 'towers' } } }),
      'edifice, rulebook: en: the figure towers is no number of the box',
    ],
    [
      'a list of its pieces',
      'edifice',
      () => ({ chapters: [], sections: [], headings: undefined, headingsIn: undefined }),
      'a chapter edifice',
    ],
    [
      'what an example shows',
      'edifice',
      ({ examples }) => ({ examples: [{ ...examples[0], shows: ['no-rule'] }, ...examples.slice(1)] }),
      'shows no-rule, which is no rule',
    ],
  ])('%s', async (_what, box, change, sentence) => {
    expect((await rulebookFaults(changed(box, change))).join('\n')).toContain(sentence)
  })
})
