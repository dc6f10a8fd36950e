import { EDITIONS } from '@heptapolis/engine/show'
import { describe, expect, test } from 'vitest'
import { type Atom, type BoxRules, RULES } from './entries/rulebook.ts'

/** Rule about the sources of a box in this edition. */
const sourceIn = ({ atoms }: BoxRules, edition: string): Atom | undefined =>
  atoms.find(
    ({ at, when }) =>
      at === 'rulings/sources' && (when === undefined || ('edition' in when && when.edition === edition)),
  )

describe.each(RULES)('Where the rules of $box come from', (rules) => {
  test.each(EDITIONS)('names the rulebook that was read: %s', (edition) => {
    const source =
      sourceIn(rules, edition) ?? expect.fail(`${rules.box}, rulebook: no rule in rulings/sources (${edition})`)
    const isNamed = rules.words.rules[source.id]?.includes(`{print.${rules.box}}`)
    expect(isNamed, `${rules.box}, rulebook: ${source.id} names the print that was read`).toBe(
      rules.prints?.[edition] !== undefined,
    )
  })

  test('is official only where an official text was read', () => {
    const official = rules.atoms.filter(({ source }) => source === 'official')
    const isRead = rules.prints !== undefined || rules.excerpt === true
    expect(isRead ? [] : official.map(({ id }) => id)).toEqual([])
  })

  test('is cited by its headings only where it was read', () => {
    const cited = rules.atoms.filter(({ said }) => said !== undefined)
    expect(cited.length === 0 || rules.prints !== undefined).toBe(true)
    expect(cited.filter(({ source }) => source !== 'official').map(({ id }) => id)).toEqual([])
  })
})
