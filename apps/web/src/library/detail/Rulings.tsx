/** List of the rules that name a piece, with numbers and sources. */
import { type Rulebook, rulebookOf, sourcesOf } from '@heptapolis/rulebook'
import { useMemo } from 'react'
import { ruleLink } from '../../rules/mix/links.ts'
import { bookVoice } from '../../rules/words.ts'
import { type EditionPrint, piecesOf } from '../catalogue/catalogue.ts'
import { libraryWords } from '../words.ts'
import { ReportRuling } from './ReportRuling.tsx'
import styles from './rulings.module.css'
import { rulingsOn } from './rulings.ts'

export function Rulings({ print }: { print: EditionPrint }) {
  const w = libraryWords()
  const voice = bookVoice()
  const book: Rulebook = useMemo(() => rulebookOf(print.rules, voice), [print.rules, voice])
  const found = rulingsOn(book, new Set(piecesOf(print).map(({ id }) => id)))
  if (found.length === 0) return undefined
  return (
    <section className={styles.rulings}>
      <h2>{w.rulings}</h2>
      <ul>
        {found.map((rule) => (
          <li key={rule.id}>
            <p>
              <a href={ruleLink(print.rules.setup, rule.id)}>{rule.number}</a> {rule.text}
            </p>
            <p className={styles.source}>
              <span>{sourcesOf(book, rule)[0].text}</span> <ReportRuling book={book} rule={rule} />
            </p>
          </li>
        ))}
      </ul>
    </section>
  )
}
